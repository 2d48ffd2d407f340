import {
  connectStorageEmulator,
  deleteObject,
  type FirebaseStorage,
  getDownloadURL,
  getStorage,
  ref,
  uploadBytesResumable,
} from 'firebase/storage'
import { isPaused } from '#platform/connection/pause.ts'
import { appError } from '#platform/errors/appError.ts'
import { firebaseApp } from './app.ts'
import { emulators } from './configuration.ts'

const operationRetryMs = 2 * 60_000
const uploadRetryMs = 10 * 60_000

/** Files can be cached for long, because every upload changes the address. */
const cacheControl = 'public, max-age=86400'

let storage: Promise<FirebaseStorage> | null = null

export interface Upload {
  /** Receives the progress from 0 to 1. */
  readonly onProgress: (done: number) => void
  /** Cancels the upload, which then rejects with `storage/canceled`. */
  readonly signal: AbortSignal
}

/** Uploads a file to `path`, replacing any other, and returns its public address. */
export async function uploadFile(path: string, file: Blob, { onProgress, signal }: Upload): Promise<string> {
  // The new file would replace the one that is shown, under an address that cannot be stored.
  if (isPaused()) throw appError('operation-paused')
  const place = ref(await storageHandle(), path)
  const task = uploadBytesResumable(place, file, { contentType: file.type, cacheControl })
  const cancel = () => void task.cancel()
  if (signal.aborted) cancel()
  signal.addEventListener('abort', cancel)
  try {
    await new Promise<void>((resolve, reject) => {
      task.on(
        'state_changed',
        ({ bytesTransferred, totalBytes }) => onProgress(bytesTransferred / totalBytes),
        reject,
        resolve,
      )
    })
    return await getDownloadURL(place)
  } finally {
    signal.removeEventListener('abort', cancel)
  }
}

/** Deletes the file at `path`; a missing file is not an error. */
export async function removeFile(path: string): Promise<void> {
  try {
    await deleteObject(ref(await storageHandle(), path))
  } catch (thrown) {
    if (!isMissing(thrown)) throw thrown
  }
}

function isMissing(thrown: unknown): boolean {
  return thrown instanceof Error && 'code' in thrown && thrown.code === 'storage/object-not-found'
}

function storageHandle(): Promise<FirebaseStorage> {
  storage ??= connect().catch(thrown => {
    storage = null
    throw thrown
  })
  return storage
}

async function connect(): Promise<FirebaseStorage> {
  const handle = getStorage(await firebaseApp())
  handle.maxOperationRetryTime = operationRetryMs
  handle.maxUploadRetryTime = uploadRetryMs
  // The IP address is used even if the page was opened as `localhost`, because the address is stored and the rules
  // accept only this form.
  if (emulators) connectStorageEmulator(handle, '127.0.0.1', emulators.ports.storage)
  return handle
}
