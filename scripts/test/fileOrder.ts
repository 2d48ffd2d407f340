import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * The usual order, but journeys come first that wait for what the page itself has just written of a player's entry or a
 * profile. The Firestore emulator loses such a write, now and then, for a page that follows it, above all where it
 * follows both a collection and its collection group; never while it is young.
 */
export default class FileOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return [...sorted.filter(isDelicate), ...sorted.filter(file => !isDelicate(file))]
  }
}

function isDelicate({ moduleId }: TestSpecification): boolean {
  return /\/web\/e2e\/(joining|webPush)\.test\.ts$/.test(moduleId)
}
