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

  bannerHint: 'JPEG, PNG or WebP. A wide picture on top of the page; you can crop it next.',
  bannerNow: 'The banner changes at once, without saving the form.',
  bannerChange: 'Choose a banner',
  bannerReplace: 'Replace the banner',
  bannerRemove: 'Remove the banner',
  bannerDrop: 'Drop a file to use it as the banner',
  bannerCrop: 'Crop the banner',
  bannerSave: 'Done',
  bannerSaved: 'Banner updated',
  bannerRemoved: 'Banner removed',
  bannerLater: 'The tournament is created, but the banner was not uploaded. Try again in its settings',
  logoChange: 'Upload logo',
  logoHint: 'JPEG, PNG or WebP. You can crop it next.',
  logoDrop: 'Drop a file to use it as the logo',
  logoCrop: 'Crop the logo',
  logoSave: 'Save logo',
  logoSaved: 'Logo updated',
  logoRemove: 'Remove logo',
  logoRemoved: 'Logo removed',
}
