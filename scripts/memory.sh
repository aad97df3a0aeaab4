# Sourced by `npm start` and `npm run worker`: has the system's memory library give back what is not in use. See "Memory" in
# docs/operating.md. Dockerfile and deploy/eye-of-sumatra.service set the same.
export GLIBC_TUNABLES="${GLIBC_TUNABLES:-glibc.malloc.arena_max=2:glibc.malloc.mmap_threshold=1000000:glibc.malloc.trim_threshold=1000000}"
