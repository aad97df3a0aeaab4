import { CommandError } from '../../config/command-error'

/** The archive cannot be written or restored, with the reason. */
export class ArchiveError extends CommandError {
  override name = 'ArchiveError'
}
