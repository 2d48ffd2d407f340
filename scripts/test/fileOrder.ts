import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * The usual order, but journeys that depend on what the Firestore emulator does only while it is young come first. Later
 * it loses, now and then, a write of a player's entry for a page that follows both a collection and its collection
 * group, as every signed-in page does with `players`; and a page that comes back to it is not always heard again.
 */
export default class FileOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return [...sorted.filter(isDelicate), ...sorted.filter(file => !isDelicate(file))]
  }
}

function isDelicate({ moduleId }: TestSpecification): boolean {
  return /\/web\/e2e\/(joining|firestoreOutOfReach)\.test\.ts$/.test(moduleId)
}
