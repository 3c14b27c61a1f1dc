"""Spark sessions, and a cluster of a master and two workers on this machine."""

import json
import os
import pathlib
import re
import subprocess
import sys
import tarfile
import time

import pyspark
from pyspark.sql import SparkSession

os.environ["PYSPARK_PYTHON"] = sys.executable


def session(master, **settings):
    builder = SparkSession.builder.master(master).config("spark.ui.enabled", "false")
    for key, value in settings.items():
        builder = builder.config(key.replace("_", "."), value)
    result = builder.getOrCreate()
    result.sparkContext.setLogLevel("OFF")
    return result


class Cluster:
    """A master and two workers, each a process of its own, whose Python knows no trunkline."""

    def __init__(self, folder):
        self.processes = []
        self.folder = folder
        self.environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
        self.environment.update(
            SPARK_HOME=str(pathlib.Path(pyspark.__file__).parent), SPARK_LOG_DIR=str(folder), PYSPARK_PYTHON=sys.executable)
        self.address = self.start("master", "Master", "--host", "127.0.0.1", "--port", "0", "--webui-port", "0")
        for number in (1, 2):
            self.start(
                f"worker-{number}", "Worker", "--host", "127.0.0.1", "--webui-port", "0", "--cores", "1", "--memory", "1g",
                "--work-dir", str(folder / f"work-{number}"), self.address)

    def start(self, name, kind, *arguments):
        """Starts a process and waits until it says where it listens or that it is registered."""
        log = self.folder / f"{name}.log"
        program = pathlib.Path(self.environment["SPARK_HOME"]) / "bin/spark-class"
        with log.open("w") as output:
            self.processes.append(subprocess.Popen(
                [program, f"org.apache.spark.deploy.{kind.lower()}.{kind}", *arguments], stdout=output, stderr=output,
                env=self.environment))
        for _ in range(600):
            text = log.read_text()
            found = re.search(r"(spark://127\.0\.0\.1:\d+)" if kind == "Master" else "Successfully registered", text)
            if found:
                return found.group(0)
            time.sleep(0.1)
        raise TimeoutError(f"{name} did not start:\n{log.read_text()}")

    def stop(self):
        for process in reversed(self.processes):
            process.terminate()
        for process in self.processes:
            process.wait(30)


def submitted(folder, job, files, command, *words, options):
    """What a job over files says on a cluster whose workers get the command as an archive; it writes to `folder`/out."""
    with tarfile.open(folder / "trunkline.tar.gz", "w:gz") as archive:
        archive.add(command, "bin/trunkline")
    cluster = Cluster(folder)
    try:
        settings = {"spark.archives": f"{folder}/trunkline.tar.gz#trunkline", "spark.driver.host": "127.0.0.1",
                    "spark.driver.bindAddress": "127.0.0.1", "spark.executor.memory": "512m", "spark.ui.enabled": "false",
                    "spark.master": cluster.address}
        (folder / "settings").write_text("".join(f"{key} {value}\n" for key, value in settings.items()))
        program = pathlib.Path(cluster.environment["SPARK_HOME"]) / "bin/spark-submit"
        words = [program, "--properties-file", folder / "settings", job, files, "--output", folder / "out",
                 "--command", "trunkline/bin/trunkline", "--driver-command", command, *words, "--", *options]
        said = subprocess.run([str(word) for word in words], env=cluster.environment, capture_output=True, text=True)
        assert said.returncode == 0, said.stderr[-3000:]
    finally:
        cluster.stop()
    return json.loads(said.stdout.splitlines()[-1])
