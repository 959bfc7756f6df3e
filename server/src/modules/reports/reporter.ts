/** Who reports: the account, and the person that it stands for (rule report-person). */
export interface Reporter {
  userId: string;
  claimant: string;
}
