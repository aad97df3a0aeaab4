import { isUploadPath, RECORDING_ENDINGS } from './validation'

const RECORDING = new RegExp(`\\.(?:${RECORDING_ENDINGS.join('|')})$`, 'i')

/** Whether it is a recording that was uploaded to the API host. */
export const isOwnRecording = (url: string) => isUploadPath(url) && RECORDING.test(url)
