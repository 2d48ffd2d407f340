/** The file types that can be chosen. */
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp'] as const

/** More than any camera produces, less than browsers fail to open. */
const chosenMax = 25 * 1024 * 1024

export type PhotoProblem = 'photoType' | 'photoSize' | 'photoBroken'

/** Why a file cannot become a photo, judging by type and size; null if it can. */
export function photoProblem(file: Pick<File, 'type' | 'size'>): PhotoProblem | null {
  if (!photoTypes.some(type => type === file.type)) return 'photoType'
  if (file.size > chosenMax) return 'photoSize'
  return file.size === 0 ? 'photoBroken' : null
}
