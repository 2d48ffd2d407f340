/** Returns a budget for one project, in the currency of the billing account, which sends mails at four thresholds. */
export function budgetBody(displayName: string, projectNumber: string, units: number) {
  return {
    displayName,
    budgetFilter: { projects: [`projects/${projectNumber}`] },
    amount: { specifiedAmount: { units: String(units) } },
    thresholdRules: [
      { thresholdPercent: 0.5 },
      { thresholdPercent: 0.9 },
      { thresholdPercent: 1 },
      { thresholdPercent: 1, spendBasis: 'FORECASTED_SPEND' },
    ],
  }
}
