/** A process that makes copies of pictures, one at a time. It ends with its parent. See files/pictures/encoder.ts. */
import { setPriority } from 'node:os'
import { type PictureJob, performPictureJob } from './files/pictures/encode'
import { afterProcessorSeconds } from './metering/processor-time'

/** Of processor time, for one picture. */
const MAX_SECONDS = 60

// Whatever readers wait for goes first.
setPriority(15)

process.on('message', async (job: PictureJob) => {
  const cancel = afterProcessorSeconds(MAX_SECONDS, () => process.exit(1))
  try {
    process.send?.({ copy: await performPictureJob(job) })
  } catch (error) {
    process.send?.({ failed: (error as Error).message })
  } finally {
    cancel()
  }
})
