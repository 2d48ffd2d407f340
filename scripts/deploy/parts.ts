import { Problem } from '../problem.ts'
import { lookedAt, requireNone, type Surroundings } from './deployment.ts'
import { impossibleChanges, type Options } from './plan/answers.ts'

const part = /^(firestore(:rules|:indexes)?|storage|functions(:[\w-]+)?|hosting)$/

/** @throws Problem if firebase-tools knows no such parts */
export function requireParts(only: string): void {
  const stray = only.split(',').find(each => !part.test(each))
  if (stray !== undefined)
    throw new Problem(
      `--only knows no '${stray}': name firestore:rules, firestore:indexes, storage, functions, functions:<name> or hosting, with commas and no spaces between them.`,
    )
}

/** Deploys parts of this version to a project that is set up, and makes nothing else. @throws Problem */
export async function deployParts(only: string, options: Options, surroundings: Surroundings): Promise<void> {
  const { means, wrong, deploy, tell } = surroundings
  const state = await lookedAt(surroundings, options)
  if (state.parameters === null || state.functions === null)
    throw new Problem(
      `${means.project} was never deployed as a whole from here: run the command without --only.`,
    )
  requireNone([...impossibleChanges(options, state), ...wrong(state.parameters)])
  await deploy(`Only ${only}`, only, state.parameters, false)
  tell(`Deployed: ${only}.`)
}
