/** The file types that can be chosen. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const

/** More than any camera produces, less than browsers fail to open. */
const chosenMax = 25 * 1024 * 1024

export type PictureProblem = 'type' | 'size' | 'broken'

/** Why a file cannot become a picture, judging by type and size; null if it can. */
export function pictureProblem(file: Pick<File, 'type' | 'size'>): PictureProblem | null {
  if (!pictureTypes.some(type => type === file.type)) return 'type'
  if (file.size > chosenMax) return 'size'
  return file.size === 0 ? 'broken' : null
}
