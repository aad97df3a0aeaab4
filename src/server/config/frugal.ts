/** How to start a process whose memory is worth more than its speed: its own code hardly runs, or runs once. */
export const FRUGAL = {
  execArgv: ['--optimize-for-size', '--max-semi-space-size=1', '--liftoff-only'],
  // Otherwise the system's library keeps memory for each thread.
  env: { GLIBC_TUNABLES: 'glibc.malloc.arena_max=1' },
}
