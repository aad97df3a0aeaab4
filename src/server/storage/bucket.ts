import { GetObjectCommand, S3Client, type S3ServiceException } from '@aws-sdk/client-s3'
import { S3Driver } from 'flydrive/drivers/s3'
import type { Config } from '../config'

export type S3Settings = NonNullable<Config['s3']>

const statusOf = (error: unknown) => (error as S3ServiceException).$metadata?.httpStatusCode

/** A bucket. Imported only where there is one, since the SDK is slow to load. */
export class BucketDriver extends S3Driver {
  private readonly bucket: string
  private readonly client: S3Client

  constructor({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Settings) {
    const client = new S3Client({
      region,
      credentials: { accessKeyId, secretAccessKey },
      // Hosts other than Amazon's seldom have a name for each bucket.
      ...(endpoint && { endpoint, forcePathStyle: true }),
      // Not all of them know the checksums that the client would add by itself, nor access lists.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    })
    super({ client, bucket, supportsACL: false, visibility: 'private' })
    this.bucket = bucket
    this.client = client
  }

  /** A file, or the part that a Range header names: the library reads whole files only. Undefined where there is none. */
  async open(key: string, range: string | undefined) {
    try {
      return await this.client.send(new GetObjectCommand({ Bucket: this.bucket, Key: key, Range: range }))
    } catch (error) {
      if (statusOf(error) === 404) return undefined
      if (statusOf(error) === 416) return 'outside'
      throw error
    }
  }

  /** Its length in bytes. Undefined where there is none. */
  async sizeOf(key: string) {
    return (await this.exists(key)) ? (await this.getMetaData(key)).contentLength : undefined
  }
}
