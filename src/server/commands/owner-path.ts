import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { userInfo } from 'node:os'
import { dirname } from 'node:path'
import { CommandError } from '../config/command-error'

/** A file or folder that the owner has named on the command line. */
export type OwnerPath = { path: string; use: 'read' | 'write' }

/** What stands at a path, as a process sees it: the same in another process only if both see the same files there. */
export type Sight = { path: string; use: OwnerPath['use']; device: string; inode: string }

const REASONS: Record<string, string> = {
  ENOENT: 'it does not exist',
  EROFS: 'it is read-only',
  ENOTDIR: 'a part of the path is not a folder',
}

const MOVE = 'Use another folder, such as /backups, or one in DATA_DIR.'

function nearestExisting(path: string) {
  let nearest = path
  while (!existsSync(nearest) && dirname(nearest) !== nearest) nearest = dirname(nearest)
  return nearest
}

function see({ path, use }: OwnerPath): Sight {
  const seen = use === 'read' ? path : nearestExisting(path)
  // A file that exists already is refused by who writes it, in words of its own.
  accessSync(seen, use === 'read' || !statSync(seen).isDirectory() ? constants.R_OK : constants.W_OK | constants.X_OK)
  const { dev, ino } = statSync(seen, { bigint: true })
  return { path: seen, use, device: String(dev), inode: String(ino) }
}

/** Looks at what the owner has named. Refuses what this user cannot read or write, before anything is done. */
export function lookAt(named: OwnerPath): Sight {
  try {
    return see(named)
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException
    if (code === 'EACCES' || code === 'EPERM')
      throw new CommandError(`The user ${userInfo().username} may not ${named.use} ${named.path}. ${MOVE}`)
    const verb = named.use === 'read' ? 'read' : 'written'
    throw new CommandError(`${named.path} cannot be ${verb}: ${REASONS[code] ?? message}`)
  }
}

/**
 * Refuses to work, in the server, on what the shell sees otherwise: systemd hides or empties folders such as /home and /tmp for a
 * service, and lets it write only to the folders that its unit names. A backup written to any other folder would be lost.
 */
export function refuseOtherSight({ path, use, device, inode }: Sight) {
  let mine: Sight | undefined
  try {
    mine = see({ path, use })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EROFS')
      throw new CommandError(
        `The server may not write to ${path}: its unit does not allow it (ReadWritePaths). ${MOVE}`,
      )
  }
  if (mine?.device !== device || mine.inode !== inode)
    throw new CommandError(`The server does not see your ${path}: its unit hides it (ProtectHome, PrivateTmp). ${MOVE}`)
}
