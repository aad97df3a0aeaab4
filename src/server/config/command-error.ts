/** Ends a command with a plain message, without a stack trace. */
export class CommandError extends Error {
  override name = 'CommandError'
}
