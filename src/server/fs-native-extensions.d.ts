declare module 'fs-native-extensions' {
  /** Takes an exclusive advisory lock; false if another file descriptor holds it. */
  export function tryLock(fd: number): boolean
}
