/** Creates the bucket of the S3 settings in the store of compose.yaml, if it is not there, and waits for a store that is starting. */
import { setTimeout as pause } from 'node:timers/promises'
import { CreateBucketCommand, HeadBucketCommand, S3Client } from '@aws-sdk/client-s3'

const { S3_ENDPOINT, S3_BUCKET: Bucket, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = process.env
const client = new S3Client({
  endpoint: S3_ENDPOINT,
  region: S3_REGION,
  forcePathStyle: true,
  credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY },
})

const exists = () =>
  client.send(new HeadBucketCommand({ Bucket })).then(
    () => true,
    (error) => {
      if (error.$metadata?.httpStatusCode === 404) return false
      throw error
    },
  )

const GIVE_UP_AT = Date.now() + 60_000

for (;;) {
  try {
    if (!(await exists())) await client.send(new CreateBucketCommand({ Bucket }))
    process.stdout.write(`The bucket ${Bucket} is there.\n`)
    break
  } catch (error) {
    process.stderr.write(`${S3_ENDPOINT}: ${error.message || error.code}\n`)
    if (Date.now() > GIVE_UP_AT) process.exit(1)
    await pause(2000)
  }
}
