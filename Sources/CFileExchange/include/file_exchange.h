#ifndef TRUNKLINE_FILE_EXCHANGE_H
#define TRUNKLINE_FILE_EXCHANGE_H

/// Exchanges two files of one file system in one step.
///
/// @return 0, or -1 with `errno`: `ENOENT` if one of them is not there, `EINVAL` or `ENOSYS` where the file system cannot.
int trunkline_exchange(const char *first, const char *second);

/// Waits until everything that was written to the file system of an open file is on the disk.
///
/// @return 0, or -1 with `errno`.
int trunkline_synchronize(int descriptor);

#endif
