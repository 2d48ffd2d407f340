import { type PictureSize, pictureKinds } from '@upper-bracket/shared/picture/pictureKind'
import type { PictureFiles } from '@upper-bracket/shared/picture/storedPicture'
import { renderPng } from '../../functions/src/preview/renderPng.ts'

/** Marks of our own, each on a square of 48: a colour of the ground, and what is drawn on it. */
const marks = [
  [
    '#1d4e89',
    '<path fill="#e8f1f8" d="M8 10l9 7h14l9-7-3 17-13 13L11 27z"/><path fill="#1d4e89" d="M16 22l6 3-5 3zm16 0l-6 3 5 3zM20 33h8l-4 4z"/>',
  ],
  [
    '#0f766e',
    '<g fill="none" stroke="#d5f5ee" stroke-width="4" stroke-linecap="round"><path d="M8 18h20a5 5 0 1 0-5-5M8 25h28a5 5 0 1 1-5 5M8 32h14a4 4 0 1 1-4 4"/></g>',
  ],
  [
    '#b3261e',
    '<rect x="11" y="12" width="26" height="23" rx="5" fill="#ffe9d6"/><path fill="#b3261e" d="M15 17h8v8h-8zm10 0h8v8h-8z"/><circle cx="17" cy="37" r="3" fill="#ffe9d6"/><circle cx="31" cy="37" r="3" fill="#ffe9d6"/><path stroke="#ffe9d6" stroke-width="2.5" d="M18 12l6-6 6 6" fill="none"/>',
  ],
  ['#6b4fa0', '<path fill="#f2ecff" d="M8 40v-8h8v-7h8v-7h8v-7h8v29z"/>'],
  [
    '#7a5b17',
    '<g fill="none" stroke="#fff3cf" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round"><path d="M24 40V26M24 26l-9-8V8m0 10H8m16 8l9-8V8m0 10h7"/></g><circle cx="24" cy="30" r="6" fill="#fff3cf"/>',
  ],
  [
    '#1644c9',
    '<rect x="8" y="11" width="32" height="22" rx="3" fill="#dfe8ff"/><path stroke="#1644c9" stroke-width="3" stroke-linecap="round" d="M17 19v1m14-1v1M16 28q8-6 16 0" fill="none"/><path fill="#dfe8ff" d="M20 33h8l2 6H18z"/>',
  ],
  [
    '#3a3f47',
    '<circle cx="24" cy="24" r="15" fill="#f4f5f6"/><path fill="#3a3f47" d="M24 16l8 6-3 9H19l-3-9z"/><path stroke="#3a3f47" stroke-width="2" d="M24 16V9m8 13l7-2m-10 11l4 6m-14-6l-4 6m1-15l-7-2"/>',
  ],
  [
    '#171b3a',
    '<path fill="#ffd84d" d="M30 8a17 17 0 1 0 9 25A15 15 0 0 1 30 8z"/><circle cx="35" cy="14" r="2" fill="#ffd84d"/><circle cx="39" cy="23" r="1.5" fill="#ffd84d"/>',
  ],
] as const

/** Draws the files of a logo for the demonstration; other numbers repeat the marks. */
export async function demonstrationLogo(number: number): Promise<PictureFiles> {
  const [ground, mark] = marks[number % marks.length] ?? marks[0]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="9" fill="${ground}"/>${mark}</svg>`
  const file = async (size: PictureSize) => {
    const png = await renderPng(svg, pictureKinds.teamLogo[size].width)
    return png.toString('base64')
  }
  return { small: await file('small'), large: await file('large') }
}
