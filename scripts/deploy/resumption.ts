import { explaining, isAbsence } from './cloud/refusal.ts'
import { databaseName, type Means } from './plan/state.ts'

interface Resuming {
  readonly means: Pick<Means, 'project' | 'call'>
  tell(line: string): void
}

/** Ends a pause of the operation; says so if there is none. Safe to repeat. @throws Problem */
export async function resumeProject({ means, tell }: Resuming): Promise<void> {
  const { project, call } = means
  const name = `${databaseName(project)}/documents/operation/limits`
  const isOver = await explaining(project, () =>
    call('firestore.projects.databases.documents.delete', { name, 'currentDocument.exists': 'true' }).then(
      () => true,
      (error: unknown) => {
        if (isAbsence(error)) return false
        throw error
      },
    ),
  )
  if (!isOver) {
    tell('The product is not paused: nothing was changed.')
    return
  }
  tell(
    'The product goes on within two minutes, and two minutes later the edge has forgotten the pause. It pauses again at the next multiple of the budget, or, with a higher --budget, at that.',
  )
}
