import { messages } from '@shared/messages'
import { isStaff, type Role } from '@shared/roles'
import { AppError, busy } from '../../http/errors'
import { createTurns } from '../../jobs/turns'
import { PICTURES_AT_ONCE } from '../pictures/turn'

/** Each holds a connection, and up to MAX_UPLOAD_MB on the disk. */
const MAX_UNDER_WAY = 100
const MAX_OF_ACCOUNT = 2

/** Most uploads have ended by then. */
const RETRY_AFTER_SECONDS = 5

/** Uploads that are under way, from their first byte to the answer. Their files are processed in turns, once they are whole. */
function createUploadLine() {
  const underWay: number[] = []
  const turns = createTurns({ running: PICTURES_AT_ONCE, waiting: 20 })

  return {
    inTurn: turns.run,
    async run<Result>(account: number, upload: () => Promise<Result>) {
      if (underWay.filter((each) => each === account).length >= MAX_OF_ACCOUNT)
        throw new AppError('rate_limited', messages.tooManyUploads, { retryAfterSeconds: RETRY_AFTER_SECONDS })
      if (underWay.length >= MAX_UNDER_WAY) throw busy(RETRY_AFTER_SECONDS)
      underWay.push(account)
      try {
        return await upload()
      } finally {
        underWay.splice(underWay.indexOf(account), 1)
      }
    },
  }
}

const lines = { staff: createUploadLine(), others: createUploadLine() }

/** Anyone can become a member, so members take no places of the staff. */
export const lineOf = (role: Role) => (isStaff(role) ? lines.staff : lines.others)
