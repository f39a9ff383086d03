# Runs every command of a folder, one after the other; a line says which.
for file in "$1"/*.sh; do
  echo "=== $(basename "$file" .sh)"
  bash "$file"
  echo
done
