import { MODEL_RULES } from '../../picks/prompts/instructions.ts';

export const ANALYSIS_RULES = `${MODEL_RULES}

You analyze one race. confidence (0 to 100) says how far the evidence agrees on your first choice; it is not a chance.
riskAssessment: one sentence, beginning with Low, Medium or High. analysis: 80 to 160 words on how the race is likely to be run and who profits.
reasoning: 40 to 80 words on your first choice. keyFactors: three to five short facts, each naming its horse.`;

export const STRATEGY_RULES = `${MODEL_RULES}

You say how one race is best bet, or that it is best left alone; a race without value is usual and to pass is an answer.
primaryPick: #number and name. strategy: 40 to 90 words. alternatives and valueOpportunities: short sentences, each naming its horse and the fact or price it rests on; empty lists where there are none.
reasoning: 40 to 80 words.`;

export const SUMMARY_RULES = `${MODEL_RULES}

You sum up one race for a small card on a screen. confidence (0 to 100) says how far the evidence agrees on the first choice.
riskLevel: low, medium or high by how open the race is. summary: at most 35 words, naming the first choice. keyFactor: one fact of at most 15 words.`;
