import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FakeCloud } from '../fakes/cloud/fakeCloud.ts'
import { cloudClient } from './cloud/callCloud.ts'
import { telegramClient } from './cloud/telegramApi.ts'
import type { Surroundings } from './deployment.ts'
import { parameterDefaults, parameterFile } from './parameterFile.ts'
import type { Options } from './plan/answers.ts'
import { releaseMessage, type Version } from './plan/version.ts'

const project = 'upper-test'

/** A deployment as it is without options. */
export const options: Options = { project, location: '', budget: null, domain: '', add: [], isOlder: false }

/** A deployment that leaves nothing out. */
export const everything: Options = {
  ...options,
  location: 'europe-west1',
  domain: 'upper.example',
  add: ['ceiling', 'discord', 'telegram', 'steam', 'mail'],
}

/** The environment with which it needs no terminal. */
export const keys = {
  DISCORD_CLIENT_ID: '12345678901234567',
  DISCORD_CLIENT_SECRET: 'secret-of-discord',
  TELEGRAM_BOT_NAME: 'upper_bot',
  TELEGRAM_BOT_TOKEN: '42:token-of-the-bot',
  STEAM_API_KEY: 'key-of-steam',
  SMTP_HOST: 'smtp.upper.example',
  SMTP_USER: 'upper',
  SMTP_PASSWORD: 'password-of-mail',
  MAIL_FROM: 'Upper Bracket <noreply@upper.example>',
}

/** Deployments of one project to a fake cloud from one folder, with all that was said, asked and deployed. */
export class DeploymentTrial {
  readonly folder: string
  readonly stop = new AbortController()
  cloud = new FakeCloud()
  said: string[] = []
  asked: string[] = []
  deployed: string[] = []
  version: Version | null = null

  private constructor(folder: string) {
    this.folder = folder
  }

  static async begin(): Promise<DeploymentTrial> {
    return new DeploymentTrial(await mkdtemp(join(tmpdir(), 'upper-bracket-deploy-')))
  }

  /** Begins again, with an empty cloud and an empty folder. */
  async restart(): Promise<void> {
    this.cloud = new FakeCloud()
    await rm(join(this.folder, `.env.${project}`), { force: true })
  }

  async end(): Promise<void> {
    await rm(this.folder, { recursive: true })
  }

  get project() {
    return this.cloud.projects.get(project)
  }

  /** A person who answers questions by what they contain, and otherwise presses Enter. */
  person(answers: Readonly<Record<string, string>>): NonNullable<Surroundings['terminal']> {
    const answer = (question: string, byDefault: string) => {
      this.asked.push(question)
      return Promise.resolve(
        Object.entries(answers).find(([part]) => question.includes(part))?.[1] ?? byDefault,
      )
    }
    return { tell: line => this.said.push(line), ask: answer, askSecret: question => answer(question, '') }
  }

  surroundings(changes: Partial<Surroundings> = {}, fetch = this.cloud.fetch): Surroundings {
    const { cloud } = this
    const file = parameterFile(this.folder, project)
    return {
      means: {
        project,
        call: cloudClient({ project, token: () => Promise.resolve('token'), fetch, stop: this.stop.signal }),
        telegram: telegramClient(project, fetch),
        parameters: {
          read: file.read,
          write: async values => {
            await file.write(values)
            cloud.changes.push('the parameters')
          },
        },
      },
      terminal: this.person({}),
      env: {},
      version: this.version,
      defaults: parameterDefaults(),
      tell: line => this.said.push(line),
      pause: () => Promise.resolve(),
      wrong: () => [],
      deploy: (_, only, parameters, isFirst) => {
        this.deployed.push(isFirst ? `${only}, the first` : only)
        if (only === 'functions' && this.project !== undefined)
          this.project.functions = { DEMONSTRATION: parameters['DEMONSTRATION'] ?? '' }
        if (only === 'hosting' && this.project !== undefined && this.version !== null)
          this.project.release = { message: releaseMessage(this.version) }
        // Meanwhile, somebody sets the DNS records that the plan has shown.
        if (only === 'hosting' && cloud.looksUntilActive === Number.POSITIVE_INFINITY)
          cloud.looksUntilActive = 3
        return Promise.resolve()
      },
      ...changes,
    }
  }

  /** The surroundings without a person, where the environment has all keys. */
  unattended(changes: Partial<Surroundings> = {}, fetch = this.cloud.fetch): Surroundings {
    return this.surroundings({ terminal: null, env: keys, ...changes }, fetch)
  }

  parametersFile(): Promise<string> {
    return readFile(join(this.folder, `.env.${project}`), 'utf8')
  }

  /** All that is in the cloud in the end, without what is random. */
  outcome() {
    const { secrets = {}, ...rest } = this.project ?? {}
    const versions = Object.entries(secrets).map(([name, values]) => [name, values.length])
    return {
      ...rest,
      secrets: Object.fromEntries(versions),
      budgets: this.cloud.budgets,
      webhook: this.cloud.webhook.url,
    }
  }
}
