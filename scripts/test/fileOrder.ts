import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Files that take long for their size, which is what the usual order goes by where nobody has measured: at the end they
 * would leave the other workers nothing to do.
 */
const first = [
  'functions/test/rules/firestore',
  'functions/test/whoMay',
  'functions/test/in-process/unreachableDatabase',
  'functions/test/in-process/largestBracket',
  'functions/test/in-process/signInTrouble',
].map(name => `/${name}.test.ts`)

/** The usual order, but for some that come first. */
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
