#!/bin/sh
# Restores a backup into a database that has no store, in one transaction. No process of the service may use the database.
# usage: PGPASSWORD=… restore.sh parlance-2026-01-31T030000Z.dump postgres://parlance@db.example.com/parlance
set -eu
backup=$1
database=$2
pg_restore --single-transaction --exit-on-error --no-owner --dbname="$database" "$backup"
