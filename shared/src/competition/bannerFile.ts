import { isOwnFile } from '../storage/isOwnFile.ts'

/** Where the banner of a competition lies in Storage. `storage.rules` repeats this. */
export function bannerFile(competitionId: string): string {
  return `banners/${competitionId}`
}

/** Whether this address is that of the competition's own banner in this project's bucket. */
export function isOwnBanner(bannerURL: string, competitionId: string, projectId: string): boolean {
  return isOwnFile(bannerURL, bannerFile(competitionId), projectId)
}
