/** The sizes in which every picture is stored: for rows and cards, and for the places that show it large. */
export const pictureSizes = ['small', 'large'] as const
export type PictureSize = (typeof pictureSizes)[number]

interface SizeLimits {
  /** In pixels, at least twice those of the places that show it. */
  readonly width: number
  readonly height: number
  /** Holds any PNG that a canvas makes of these pixels, because not every browser encodes WebP. */
  readonly bytesMax: number
  readonly types: readonly PictureType[]
}

export type PictureType = 'image/png' | 'image/webp' | 'image/jpeg'

/**
 * The pictures that people upload to a competition. One of each kind belongs to an owner: a logo to a team, a
 * sponsor's to the sponsor. The small size of a logo is a PNG, because previews are drawn with it.
 */
export const pictureKinds = {
  teamLogo: {
    small: { width: 64, height: 64, bytesMax: 20 * 1024, types: ['image/png'] },
    large: { width: 192, height: 192, bytesMax: 150 * 1024, types: ['image/webp', 'image/png'] },
  },
  sponsor: {
    small: { width: 320, height: 80, bytesMax: 110 * 1024, types: ['image/webp', 'image/png'] },
    large: { width: 640, height: 160, bytesMax: 420 * 1024, types: ['image/webp', 'image/png'] },
  },
} as const satisfies Record<string, Readonly<Record<PictureSize, SizeLimits>>>

/** The maximum size of a banner, which `storage.rules` repeat. */
export const bannerBytesMax = 4 * 1024 * 1024

export type PictureKind = keyof typeof pictureKinds

export function isPictureKind(name: string): name is PictureKind {
  return Object.hasOwn(pictureKinds, name)
}
