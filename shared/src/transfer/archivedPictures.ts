import * as z from 'zod/mini'
import type { Sponsor } from '../competition/sponsor.ts'
import { sponsorLimits, sponsorName, sponsorUrl } from '../competition/sponsors.ts'
import { acceptPicture, pictureLengthMax } from '../picture/acceptPicture.ts'
import { base64Of, bytesOf } from '../picture/base64.ts'
import { bannerBytesMax, type PictureType } from '../picture/pictureKind.ts'
import { readPicture } from '../picture/readPicture.ts'
import type { PictureFiles } from '../picture/storedPicture.ts'

/** The pictures of a competition in an archive, next to its file, and the sponsors to whom some belong. */
export interface ArchivedPictures {
  readonly banner: ArchivedBanner | null
  /** By the ids of the teams in the file. */
  readonly logos: ReadonlyMap<string, PictureFiles>
  readonly sponsors: readonly ArchivedSponsor[]
}

interface ArchivedBanner {
  readonly type: PictureType
  readonly bytes: Uint8Array<ArrayBuffer>
}

export interface ArchivedSponsor extends Pick<Sponsor, 'name' | 'url'> {
  readonly picture: PictureFiles
}

/**
 * A picture that cannot be taken: of which team by its id in the file, or of which sponsor by name. `replacedBanner` was
 * set while that of the archive was stored in its place.
 */
export interface LeftPicture {
  readonly kind: 'banner' | 'replacedBanner' | 'teamLogo' | 'sponsor'
  readonly of: string
}

/** The maximum size of any file of a picture in an archive, in bytes. */
export const pictureBytesMax = bannerBytesMax

const sponsorRows = z
  .array(z.strictObject({ name: sponsorName, url: sponsorUrl }))
  .check(z.maxLength(sponsorLimits.sponsors))

const extensions = { 'image/png': 'png', 'image/webp': 'webp', 'image/jpeg': 'jpg' } as const

/** The end of a file's name in an archive, after the stem of its competition's file. */
const pictureName = /\.(?:banner|(?:logo|sponsor)-[A-Za-z0-9_-]{1,40}-(?:small|large))\.(?:png|webp|jpg)$/
const sponsorsName = '.sponsors.json'

/** The stem of the competition's file to which a picture in an archive belongs; null if the file is none. */
export function stemOfPicture(name: string): string | null {
  if (name.endsWith(sponsorsName)) return name.slice(0, -sponsorsName.length)
  const found = pictureName.exec(name)
  return found === null ? null : name.slice(0, found.index)
}

/** Names the files of pictures in an archive; `readPictures` reads them. */
export function pictureEntries(
  stem: string,
  { banner, logos, sponsors }: ArchivedPictures,
): readonly (readonly [name: string, bytes: Uint8Array])[] {
  const inSizes = (name: string, { small, large }: PictureFiles) =>
    [['small', small] as const, ['large', large] as const].map(([size, file]) => {
      const bytes = bytesOf(file) ?? new Uint8Array()
      return [
        `${stem}.${name}-${size}.${extensions[readPicture(bytes)?.type ?? 'image/png']}`,
        bytes,
      ] as const
    })
  const rows = sponsors.map(({ name, url }) => ({ name, url }))
  return [
    ...(banner === null ? [] : [[`${stem}.banner.${extensions[banner.type]}`, banner.bytes] as const]),
    ...[...logos].flatMap(([team, files]) => inSizes(`logo-${team}`, files)),
    ...(rows.length === 0
      ? []
      : [[stem + sponsorsName, new TextEncoder().encode(JSON.stringify(rows))] as const]),
    ...sponsors.flatMap(({ picture }, index) => inSizes(`sponsor-${index + 1}`, picture)),
  ]
}

/**
 * Reads the pictures that belong to the competition of a stem, each checked as an upload is. Those that no upload could
 * have stored are left, the others are taken without their metadata.
 */
export function readPictures(
  stem: string,
  entries: ReadonlyMap<string, Uint8Array>,
): { readonly pictures: ArchivedPictures; readonly left: readonly LeftPicture[] } {
  const files = new Map<string, Uint8Array>()
  for (const [name, bytes] of entries) {
    if (stemOfPicture(name) === stem) files.set(name.slice(stem.length + 1).replace(/\.[a-z]+$/, ''), bytes)
  }
  const left: LeftPicture[] = []
  const taken = (kind: 'teamLogo' | 'sponsor', name: string, of: string): PictureFiles | null => {
    const file = (size: 'small' | 'large') => {
      const bytes = files.get(`${name}-${size}`)
      // A longer file is not even decoded.
      const fits = bytes !== undefined && bytes.length <= pictureLengthMax(kind, size)
      return fits ? base64Of(bytes) : ''
    }
    const accepted = acceptPicture(kind, { small: file('small'), large: file('large') })
    if (accepted.ok) return accepted.value
    left.push({ kind, of })
    return null
  }
  const bannerBytes = files.get('banner')
  const banner = bannerBytes === undefined ? null : acceptBanner(bannerBytes)
  if (bannerBytes !== undefined && banner === null) left.push({ kind: 'banner', of: '' })
  const logos = new Map<string, PictureFiles>()
  const teams = [...files.keys()].flatMap(name => /^logo-(.+)-(?:small|large)$/.exec(name)?.[1] ?? [])
  for (const team of new Set(teams)) {
    const logo = taken('teamLogo', `logo-${team}`, team)
    if (logo !== null) logos.set(team, logo)
  }
  const sponsors = sponsorsIn(files.get('sponsors'))
  const isListed = (name: string) => {
    const [, number] = /^sponsor-(.+)-(?:small|large)$/.exec(name) ?? []
    return number === undefined || (sponsors ?? [])[Number(number) - 1] !== undefined
  }
  if (sponsors === null || ![...files.keys()].every(isListed)) left.push({ kind: 'sponsor', of: '' })
  const withPictures = (sponsors ?? []).flatMap((sponsor, index) => {
    const picture = taken('sponsor', `sponsor-${index + 1}`, sponsor.name)
    return picture === null ? [] : [{ ...sponsor, picture }]
  })
  return { pictures: { banner, logos, sponsors: withPictures }, left }
}

/** Reads a banner as `storage.rules` accepts one; null if it is no such picture. */
export function acceptBanner(bytes: Uint8Array): ArchivedBanner | null {
  const read = bytes.length <= bannerBytesMax ? readPicture(bytes) : null
  return read === null ? null : { type: read.type, bytes: new Uint8Array(read.bytes) }
}

function sponsorsIn(bytes: Uint8Array | undefined): z.output<typeof sponsorRows> | null {
  if (bytes === undefined) return []
  try {
    return sponsorRows.parse(JSON.parse(new TextDecoder().decode(bytes)))
  } catch {
    return null
  }
}
