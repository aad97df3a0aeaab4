declare module 'fs-native-extensions' {
  /** Takes an advisory lock, exclusive or shared; false if another file descriptor holds one that forbids it. */
  export function tryLock(fd: number, options?: { shared?: boolean }): boolean
}
