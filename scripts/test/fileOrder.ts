import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * The usual order, but journeys that write players' entries on the page come first. The Firestore emulator loses such a
 * write, now and then, for a page that follows both a collection and its collection group, as every signed-in page does
 * with `players`; never while it is young.
 */
export default class FileOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return [...sorted.filter(isDelicate), ...sorted.filter(file => !isDelicate(file))]
  }
}

function isDelicate({ moduleId }: TestSpecification): boolean {
  return moduleId.endsWith('/web/e2e/joining.test.ts')
}
