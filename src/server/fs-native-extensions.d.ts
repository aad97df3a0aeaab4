declare module 'fs-native-extensions' {
  /** Exclusive and advisory: false where another file descriptor holds it. */
  export function tryLock(fd: number): boolean
}
