import type { PictureKind, PictureSize } from './pictureKind.ts'

/** The files of a picture in base64, by size. */
export type PictureFiles = Readonly<Record<PictureSize, string>>

/** The document `competitions/{id}/pictures/{kind}.{ownerId}`. It is served by `competitionPicture` alone. */
export interface StoredPicture extends PictureFiles {
  /** Names these files in the address, and in the document of the owner. A number, which weighs little in snapshots. */
  readonly version: number
}

/** The owner of a picture, and which of its pictures it is. */
export interface PicturePlace {
  readonly competitionId: string
  readonly kind: PictureKind
  readonly ownerId: string
}

/** The id of a picture within its competition. */
export function pictureId({ kind, ownerId }: Pick<PicturePlace, 'kind' | 'ownerId'>): string {
  return `${kind}.${ownerId}`
}

/** Returns the path at which the banner of a competition is served to archives, at the revision that it has. */
export function bannerAddress(competitionId: string, revision: number): string {
  return `/api/competitions/${competitionId}/pictures/banner/${competitionId}/${revision}-large`
}

/** Returns the path at which a picture is served; each version has its own. */
export function pictureAddress(place: PicturePlace, version: number, size: PictureSize): string {
  return `${versionAddress(place, version)}-${size}`
}

/** Returns the address of a version of a picture without its size. */
export function versionAddress({ competitionId, kind, ownerId }: PicturePlace, version: number): string {
  return `/api/competitions/${competitionId}/pictures/${kind}/${ownerId}/${version}`
}
