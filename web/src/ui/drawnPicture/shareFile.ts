import { saveFile } from './saveFile.ts'

/**
 * Offers a file to the apps of the device, or saves it where the browser cannot. A person who closes the choice of apps
 * has shared as much as they wanted.
 */
export async function shareFile(
  file: File,
  texts: { readonly title: string; readonly text: string },
): Promise<'shared' | 'saved'> {
  const shared = { ...texts, files: [file] }
  // Some browsers have neither function, contrary to their types.
  const { share, canShare }: Partial<Pick<Navigator, 'share' | 'canShare'>> = navigator
  if (share !== undefined && canShare?.call(navigator, shared)) {
    try {
      await share.call(navigator, shared)
      return 'shared'
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared'
      // The press was too long ago, or an app has failed.
    }
  }
  saveFile(file.name, file)
  return 'saved'
}
