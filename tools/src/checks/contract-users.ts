/** What is compiled to see that a changed call of the contract stops its users: the API, a remote, and what they use. */
export const contractUsers = [
  'shared-contracts',
  'shared-rules',
  'shared-ui',
  'shared-routing',
  'services/search',
  'services/api',
  'remotes/vehicle',
] as const;

/** Whether a file of these packages is compiled with them: tests, and what only they or the harness use, are not. */
export const isContractUser = (path: string): boolean =>
  !/\.test\.tsx?$|[\\/]dev\.tsx$|[\\/](?:node_modules|testing|e2e)(?:[\\/]|$)/.test(path);
