import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Files that take long for their size, which determines the default order if nothing was measured. At the end they
 * would leave the other workers idle.
 */
const first = [
  'functions/test/rules/firestore',
  'functions/test/calls/whoMay',
  'functions/test/in-process/unreachableDatabase',
  'functions/test/in-process/signInTrouble',
].map(name => `/${name}.test.ts`)

/** The default order, except that some files come first. */
export default class FileOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((one, other) => place(one) - place(other))
  }
}

function place({ moduleId }: TestSpecification): number {
  const index = first.findIndex(end => moduleId.endsWith(end))
  return index < 0 ? first.length : index
}
