import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Files that take long for their size, which is what the usual order goes by where nobody has measured: at the end they
 * would leave the other workers nothing to do. The journey of push notifications comes before all others, because it
 * waits for what the functions write to the person's own profile: once, the page never heard of it. The Firestore
 * emulator tells the listeners of a page of a write one after the other, the later the more it holds.
 */
const first = [
  'web/e2e/webPush',
  'web/e2e/firestoreOutOfReach',
  'web/e2e/fromSignUpToChampion',
  'web/e2e/openedOffline',
  'web/e2e/tournamentLists',
  'web/e2e/matchDay',
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
