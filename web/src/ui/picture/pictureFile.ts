/** The accepted file types. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const

/** Exceeds the size of any camera's picture, and stays below what browsers fail to open. */
const chosenMax = 25 * 1024 * 1024

export type PictureProblem = 'type' | 'size' | 'broken'

/** Returns why a file cannot be used, by type and size; null if it can. */
export function pictureProblem(file: Pick<File, 'type' | 'size'>): PictureProblem | null {
  if (!pictureTypes.some(type => type === file.type)) return 'type'
  if (file.size > chosenMax) return 'size'
  return file.size === 0 ? 'broken' : null
}
