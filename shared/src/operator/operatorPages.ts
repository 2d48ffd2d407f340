/** The pages of the operator, by their addresses. Every page links to them. */
export const operatorPages = ['terms', 'privacy', 'imprint'] as const
export type OperatorPage = (typeof operatorPages)[number]
