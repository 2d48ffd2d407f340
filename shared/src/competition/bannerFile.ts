import { isOwnFile } from '../storage/isOwnFile.ts'

/** The path of a competition's banner in Storage. `storage.rules` repeats it. */
export function bannerFile(competitionId: string): string {
  return `banners/${competitionId}`
}

/** Whether an address is that of the competition's own banner in this project's bucket. */
export function isOwnBanner(bannerURL: string, competitionId: string, projectId: string): boolean {
  return isOwnFile(bannerURL, bannerFile(competitionId), projectId)
}
