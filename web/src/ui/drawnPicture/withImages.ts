import { base64Of } from '../picture/base64Of.ts'
import type { Picture, Shape } from './picture.ts'

/** Puts the files of its images into a picture. An image that cannot be loaded leaves its place empty. */
export async function withImages(picture: Picture): Promise<Picture> {
  const addresses = new Set(picture.shapes.flatMap(shape => (shape.kind === 'image' ? [shape.href] : [])))
  const files = new Map(
    await Promise.all([...addresses].map(async href => [href, await fileAt(href)] as const)),
  )
  const shapes = picture.shapes.flatMap((shape): readonly Shape[] => {
    if (shape.kind !== 'image') return [shape]
    const href = files.get(shape.href) ?? null
    return href === null ? [] : [{ ...shape, href }]
  })
  return { ...picture, shapes }
}

/** Returns a file as a `data:` address; null if it cannot be loaded. */
async function fileAt(address: string): Promise<string | null> {
  try {
    const response = await fetch(address)
    if (!response.ok) return null
    const file = await response.blob()
    return `data:${file.type};base64,${await base64Of(file)}`
  } catch {
    return null
  }
}
