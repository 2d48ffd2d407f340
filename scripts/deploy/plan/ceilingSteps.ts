import { isSetUp } from '../../../functions/src/platform/optionalServices.ts'
import { Problem } from '../../problem.ts'
import type { Answers } from './answers.ts'
import { type State, topicName } from './state.ts'
import { type Step, unless } from './step.ts'
import { isUnknown } from './unknown.ts'

const isWanted = ({ parameters }: State, answers: Answers) =>
  isSetUp('ceiling', { ...parameters, ...answers.parameters })

/** With a ceiling, the budget publishes to a topic; Google lets it do so when the topic is named. */
export const ceilingSteps: readonly Step[] = [
  {
    key: 'topic',
    concerns: isWanted,
    check: (state, answers) => unless(!isWanted(state, answers) || state.hasTopic, 'the topic of the budget'),
    apply: ({ call, project }) => call('pubsub.projects.topics.create', { name: topicName(project) }, {}),
    shownBy: ['hasTopic'],
  },
  {
    key: 'ceiling',
    concerns: isWanted,
    check: (state, answers) =>
      unless(
        !isWanted(state, answers) ||
          (!isUnknown(state.budget) && state.budget?.topic === topicName(answers.project)),
        'the notifications of the budget, which pause the product at 100 %',
      ),
    apply: ({ call, project }, { budget }) => {
      if (budget === null)
        throw new Problem('A ceiling needs a budget, which is not there: run the command again.')
      if (isUnknown(budget)) throw new Problem(budget.unknown)
      return call(
        'billingbudgets.billingAccounts.budgets.patch',
        { name: budget.name, updateMask: 'notificationsRule.pubsubTopic,notificationsRule.schemaVersion' },
        { notificationsRule: { pubsubTopic: topicName(project), schemaVersion: '1.0' } },
      )
    },
    shownBy: ['budget'],
    mustBeSeen: isWanted,
  },
]
