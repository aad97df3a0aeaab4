import { setFlagsFromString } from 'node:v8'

/*
 * Every flag of V8 and of the system's memory library (glibc; other systems ignore those). docs/operating.md has the memory that whole
 * processes take.
 *
 * | flag | of | why | measured |
 * | --- | --- | --- | --- |
 * | max-semi-space-size=4 | server, worker | a larger young generation keeps more of what answers leave behind | 8: 10 MB more, a page of a list takes 5 % less time; 2: 3 % more time; V8's 16: answers from memory take up to twice the time |
 * | maxYoungGenerationSizeMb=6 | threads | the same: three halves of the size above | |
 * | heap-growing-percent | server, worker | V8 lets a heap grow fourfold where collecting is slow, as on a busy machine | no difference after 1,200 requests in a row (256 MB, without it 254) |
 * | optimize-for-size, max-semi-space-size=1, liftoff-only | first start, picture process | their own code runs once or hardly | first start: at most 246 MB, without them 295 |
 * | wasm-tiering-budget | embedded database | V8's own threshold compiles again what a start alone runs | 1 s of processor time and 70 MB less |
 * | no-wasm-async-compilation | embedded database | the first statement would wait for the compiler's threads | 75 ms less |
 * | arena_max=2, mmap_threshold, trim_threshold | server, worker | the library gives back what an upload took | 300 MB less stay behind |
 * | arena_max=1 | first start, picture process | the library keeps memory for each thread otherwise | with their flags, see above |
 */

/** Set from outside, before the process starts: by package.json with scripts/memory.sh, Dockerfile and deploy/eye-of-sumatra.service. */
export const SERVER = {
  execArgv: ['--max-semi-space-size=4'],
  env: {
    GLIBC_TUNABLES: 'glibc.malloc.arena_max=2:glibc.malloc.mmap_threshold=1000000:glibc.malloc.trim_threshold=1000000',
  },
}

/** For a process whose memory is worth more than its speed. */
export const FRUGAL = {
  execArgv: ['--optimize-for-size', '--max-semi-space-size=1', '--liftoff-only'],
  env: { GLIBC_TUNABLES: 'glibc.malloc.arena_max=1' },
}

export const THREAD = { maxYoungGenerationSizeMb: 6 }

/** For WebAssembly, before the engine of the embedded database starts. */
export const ENGINE = ['--wasm-tiering-budget=100000000', '--no-wasm-async-compilation']

/** By how much a heap may grow before it is collected. Less while a process starts, all that it loads would make the start longer. */
export const HEAP_GROWTH = { starting: '--heap-growing-percent=60', started: '--heap-growing-percent=30' }

/** For this process and its threads, from now on. */
export function setFlags(flags: readonly string[]) {
  for (const flag of flags) setFlagsFromString(flag)
}
