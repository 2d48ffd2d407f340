import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * The usual order, but the journey of push notifications comes first, which waits for what the functions write to the
 * person's own profile: once, the page never heard of it. The Firestore emulator tells the listeners of a page of a
 * write one after the other, the later the more it holds.
 */
export default class FileOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return [...sorted.filter(isDelicate), ...sorted.filter(file => !isDelicate(file))]
  }
}

function isDelicate({ moduleId }: TestSpecification): boolean {
  return /\/web\/e2e\/webPush\.test\.ts$/.test(moduleId)
}
