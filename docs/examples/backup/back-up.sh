#!/bin/sh
# Backs up the store of a database to a folder, and removes backups that are older than some days.
# usage: PGPASSWORD=… back-up.sh postgres://parlance@db.example.com/parlance /var/backups/parlance 14
set -eu
database=$1
folder=$2
days=$3
umask 077
name=parlance-$(date -u +%Y-%m-%dT%H%M%SZ).dump
# An incomplete backup has another name. The dump is one snapshot, so the service may continue meanwhile.
pg_dump --format=custom --schema=parlance --no-owner --file="$folder/$name.part" "$database"
mv "$folder/$name.part" "$folder/$name"
find "$folder" -name 'parlance-*.dump*' -mtime "+$days" -delete
echo "$folder/$name"
