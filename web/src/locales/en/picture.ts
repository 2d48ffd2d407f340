import type { picture as ru } from '#locales/ru/picture.ts'
import type { Translation } from '#locales/translation.ts'

export const picture: Translation<typeof ru> = {
  move: 'Move the picture with the mouse or the arrow keys',
  zoom: 'Zoom',
  uploading: 'Uploading the picture',
  uploaded: '{{percent}}% uploaded',
  problem_type: 'Use a JPEG, PNG or WebP file',
  problem_size: 'This file is larger than 25 MB. Choose a smaller one',
  problem_broken: 'This file cannot be opened as a picture. Choose another one',
}
