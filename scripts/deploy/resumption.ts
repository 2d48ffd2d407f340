import { explaining } from './cloud/refusal.ts'
import type { Surroundings } from './deployment.ts'
import { databaseName } from './plan/state.ts'

/** Ends a pause of the operation. Safe to repeat: where there is none, nothing changes. @throws Problem */
export async function resumeProject({ means, tell }: Pick<Surroundings, 'means' | 'tell'>): Promise<void> {
  const { project, call } = means
  const name = `${databaseName(project)}/documents/operation/limits`
  await explaining(project, () => call('firestore.projects.databases.documents.delete', { name }))
  tell(
    'The product goes on within a minute. It pauses again at the next multiple of the budget, or, with a higher --budget, at that.',
  )
}
