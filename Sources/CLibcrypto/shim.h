/* The functions of SHA-256 itself. OpenSSL 3 prefers EVP_Digest; see ContentHash.swift for why these are used. */
#define OPENSSL_API_COMPAT 0x10100000L
#include <openssl/sha.h>
