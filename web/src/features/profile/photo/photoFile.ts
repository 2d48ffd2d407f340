/** What somebody may choose; what is uploaded is made from it. */
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp'] as const

/** More than any camera makes, and less than a browser cannot open. */
const chosenMax = 25 * 1024 * 1024

export type PhotoProblem = 'photoType' | 'photoSize' | 'photoBroken'

/** Why a file cannot become a photo, as far as its type and size tell; null where it may. */
export function photoProblem(file: Pick<File, 'type' | 'size'>): PhotoProblem | null {
  if (!photoTypes.some(type => type === file.type)) return 'photoType'
  if (file.size > chosenMax) return 'photoSize'
  return file.size === 0 ? 'photoBroken' : null
}
