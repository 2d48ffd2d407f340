import { Problem } from '../problem.ts'
import { explaining } from './cloud/refusal.ts'
import { lookedAt, type Surroundings } from './deployment.ts'
import { readSecret } from './plan/secrets.ts'
import type { State } from './plan/state.ts'
import { isUnknown } from './plan/unknown.ts'
import { originOf, webhookAt } from './plan/addressSteps.ts'

/**
 * Deletes the project with everything in it, after its name was typed, and what belongs to it elsewhere. Safe to repeat
 * after an interruption. Google restores a project within 30 days.
 *
 * @throws Problem if it is not confirmed, or cannot be deleted
 */
export async function destroyProject(surroundings: Surroundings): Promise<void> {
  const { means, terminal, tell } = surroundings
  const { project, call, telegram } = means
  const state = await lookedAt(surroundings, { domain: '', budget: null })
  if (state.project === null)
    throw new Problem(`The project '${project}' does not exist, or the signed-in account may not see it.`)
  if (terminal === null)
    throw new Problem('--destroy wants the name of the project typed: run the command in a terminal.')
  tell(`This deletes the project ${project} for everybody who uses it:`)
  for (const line of contentsOf(project, state)) tell(`- ${line}`)
  tell('- everything else in the project, also what this command has not made')
  if (isUnknown(state.budget)) tell(`? Its budget stays, if it has one. ${state.budget.unknown}`)
  if (isUnknown(state.webhook)) tell(`? The webhook of its bot stays. ${state.webhook.unknown}`)
  const typed = await terminal.ask(`Type ${project} to delete all of this:`, '')
  if (typed !== project) throw new Problem('Nothing was deleted.')
  await explaining(project, async () => {
    if (isOwnWebhook(project, state))
      await telegram(await readSecret(call, project, 'TELEGRAM_BOT_TOKEN'), 'deleteWebhook', {})
    if (state.budget !== null && !isUnknown(state.budget))
      await call('billingbudgets.billingAccounts.budgets.delete', { name: state.budget.name })
    await call('cloudresourcemanager.projects.delete', { name: `projects/${project}` })
  })
  tell(
    `The project is being deleted. For 30 days it can be restored at https://console.cloud.google.com/cloud-resource-manager?pendingDeletion=true. functions/.env.${project} is still here.`,
  )
}

/** The bot can serve another installation. Until a page moves to its domain, the address is that of Hosting. */
function isOwnWebhook(project: string, { webhook, parameters }: State): boolean {
  const origins = [originOf(project, parameters), originOf(project, null)]
  return origins.map(webhookAt).some(address => address === webhook)
}

function contentsOf(project: string, state: State): readonly string[] {
  const { database, hasBucket, site, signIn, secrets, budget, hasTopic, domain } = state
  return [
    database === null ? '' : `the database in ${database.location}: all competitions, with their backups`,
    signIn === null ? '' : 'all accounts',
    hasBucket ? 'all photos and banners' : '',
    site === null ? '' : 'the page and its functions',
    domain === null ? '' : 'the domain at Hosting (its DNS records stay)',
    secrets.length === 0 ? '' : `${secrets.length} secrets`,
    budget === null || isUnknown(budget) ? '' : 'its budget',
    hasTopic ? 'the topic of its budget' : '',
    isOwnWebhook(project, state) ? 'the webhook of the bot at Telegram' : '',
  ].filter(Boolean)
}
