/** The fields the specification names in the answer to each call, of its list's items where it is a list; `a.b` is a field in a field. */
const DOCUMENTED: Readonly<Record<string, string>> = {
  'GET /api/admin/comprehensive-health':
    'date isRaceDay overallScore dataSources.racingApi dataSources.pedicapper dataSources.otbResults dataSources.expertPicks dataSources.weather dataSources.aiAnalysis dataSources.speedFigures aiIntegration.askJake aiIntegration.enhancedPicks aiIntegration.mlModel aiIntegration.dataPointsUsed aiIntegration.totalDataPoints',
  'GET /api/admin/disclaimer-audit': 'totalUsers compliant needingUpdate currentVersion users',
  'GET /api/admin/disclaimer-history/{userId}':
    'id disclaimerType disclaimerVersion legalValidation acceptedAt acceptanceMethod checkboxState userEmail ipAddress ipGeolocation userAgent screenResolution browserLanguage browserFingerprint timeOnPage scrollDepth javascriptEnabled pageUrl referrerUrl authenticationMethod twoFactorEnabled sessionId contentHash disclaimerText',
  'GET /api/admin/refresh-logs': 'level message timestamp details',
  'GET /api/admin/refresh-stats': 'today successRate lastFailure',
  'GET /api/admin/user-activity':
    'id firstName lastName userEmail isActive lastActiveDate totalPageViews totalAskJakeQueries averageDailyViews averageDailyQueries',
  'GET /api/admin/user-activity/{userId}':
    'totalSessions averageSessionDuration totalPageViews lastLogin deviceTypes topPages aiUsage.totalQueries aiUsage.totalTokens aiUsage.favoriteFeature aiUsage.lastQuery',
  'GET /api/admin/user-stats': 'totalUsers todayRegistrations weeklyRegistrations monthlyRegistrations',
  'GET /api/admin/users': 'id firstName lastName email username createdAt isActive',
  'GET /api/auth/user': 'firstName lastName email profileImageUrl createdAt',
  'GET /api/claude/ai-consensus/{raceId}': 'confidence consensus differences recommendation',
  'GET /api/claude/analyze-race/{raceId}': 'confidence riskAssessment analysis reasoning keyFactors',
  'GET /api/claude/betting-strategy/{raceId}':
    'primaryPick strategy alternatives valueOpportunities reasoning',
  'GET /api/claude/race-summaries':
    'raceId raceNumber raceTime surface distance confidence riskLevel summary keyFactor',
  'GET /api/cost-monitor/stats':
    'daily.cost daily.limit daily.remaining daily.percentage monthly.cost monthly.limit monthly.projectedCost monthly.percentage breakdown[].service breakdown[].total_calls breakdown[].total_tokens breakdown[].total_cost breakdown[].avg_cost_per_call',
  'GET /api/dashboard/metrics': 'winRate upcomingRaces totalRaces roi',
  'GET /api/data/validation':
    'dataStatus.isLiveData dataStatus.currentRaces dataStatus.historicalRaces warnings',
  'GET /api/disclaimer/check': 'hasValidAcceptance',
  'GET /api/handicappers': 'id displayName specialization rating winRate totalPicks',
  'GET /api/jockeys': 'id name yearsExperience totalStarts winRate itmRate roi',
  'GET /api/longshot-alerts': 'alerts lastUpdated totalAlertsToday strongAlertsCount exceptionalAlertsCount',
  'GET /api/ml/performance': 'accuracy totalPredictions precision profitability',
  'GET /api/ml/predict/{raceId}':
    'horseId horseName postPosition morningLineOdds winProbability placeProbability showProbability confidence expectedValue',
  'GET /api/news/saratoga': 'id title summary url publishedAt source',
  'GET /api/news/saratoga/headlines': 'id title summary url publishedAt source',
  'GET /api/odds/live/{raceId}':
    'raceNumber postTime totalPool lastUpdated horses[].horseName horses[].bookmaker horses[].volume horses[].currentOdds horses[].morningLineOdds horses[].winProbability horses[].movement horses[].movementAmount horses[].lastUpdate',
  'GET /api/odds/race/{id}':
    'source horses[].horseName horses[].currentOdds horses[].movement horses[].movementAmount horses[].postPosition horses[].morningLineOdds',
  'GET /api/pace-analysis/saratoga/{raceNumber}':
    'raceName raceId expectedPace pressureRating paceShape keyInsights bettingRecommendations[].betType bettingRecommendations[].confidence bettingRecommendations[].selection bettingRecommendations[].reasoning paceAnalysis.speedHorses paceAnalysis.stalkers paceAnalysis.closers',
  'GET /api/race-results-ai/results/{date}': 'success message isLive totalRaces track date races',
  'GET /api/races':
    'id trackId name raceNumber raceTime distance surface raceGrade purse trackCondition status entries',
  'GET /api/races/recent-results': 'id horse race result payout outcome',
  'GET /api/races/saratoga/today':
    'id trackId name raceNumber raceTime distance surface raceGrade purse trackCondition status entries',
  'GET /api/races/saratoga/today/detailed':
    'id trackId name raceNumber raceTime distance surface raceGrade purse trackCondition status entries',
  'GET /api/races/{raceId}/entries':
    'id horseId horseName jockeyName trainerName postPosition programNumber odds morningLineOdds weight scratchStatus age sex sire dam owner jockeyStats.starts jockeyStats.wins jockeyStats.winPercentage trainerStats.starts trainerStats.wins trainerStats.winPercentage horseStats.starts horseStats.wins horseStats.places horseStats.shows horseStats.earnings horseStats.speedFigure',
  'GET /api/recommendations': 'id recommendationType confidence raceNumber betType',
  'GET /api/scheduler/status': 'schedulerActive hasUpcomingRaces nextRace environment.app_env currentTime',
  'GET /api/scrapers/active': 'runs[].scraper runs[].startTime runs[].itemsScraped runs[].itemsExpected',
  'GET /api/scrapers/dashboard':
    'health.healthy health.scrapers scrapers[].name scrapers[].metrics.lastStatus scrapers[].metrics.lastRun scrapers[].metrics.successRate scrapers[].metrics.failureRate scrapers[].metrics.totalRuns scrapers[].metrics.avgDurationSec scrapers[].metrics.avgItemsScraped',
  'GET /api/scrapers/retry-status':
    '{scraperName}.isRetrying {scraperName}.currentAttempts {scraperName}.pendingRetries',
  'GET /api/speed-figures/saratoga/{raceNumber}':
    'horseId horseName beyer speedRating classRating trackVariant saratogaAdjustment adjustedSpeed',
  'GET /api/speed-figures/{date}':
    'figures[].horseName figures[].raceNumber figures[].lastSpeed figures[].classRating count hasPDFData',
  'GET /api/test/racing-api': 'racesCount',
  'GET /api/track-bias/saratoga':
    'trackName totalRaces dateRange.start dateRange.end confidence biasMetrics.postPositionBias recommendations',
  'GET /api/tracks': 'id slug displayName name isActive',
  'GET /api/tracks/saratoga': 'id slug displayName name isActive',
  'GET /api/tracks/{trackId}/entries':
    'id horseId horseName jockeyName trainerName postPosition programNumber odds morningLineOdds weight scratchStatus age sex sire dam owner jockeyStats.starts jockeyStats.wins jockeyStats.winPercentage trainerStats.starts trainerStats.wins trainerStats.winPercentage horseStats.starts horseStats.wins horseStats.places horseStats.shows horseStats.earnings horseStats.speedFigure',
  'GET /api/trainers':
    'id name totalStarts totalWins winRate starts wins winPercentage itmPercentage yearsExperience',
  'GET /api/user/activity': 'totalSessions totalQueries',
  'GET /api/weather/saratoga':
    'temperature humidity windSpeed windDirection visibility conditions description trackCondition',
  'GET /api/weather/saratoga/analysis':
    'currentConditions soilAnalysis.moisture soilAnalysis.saturation soilAnalysis.drainageRate soilAnalysis.compaction soilAnalysis.impact trackVariant.speed trackVariant.bias trackVariant.favorsClosers trackVariant.sealedSurface trackVariant.condition raceImpact.postPositionBias.inside raceImpact.postPositionBias.outside raceImpact.postPositionBias.recommendation raceImpact.distanceImpact.sprints raceImpact.distanceImpact.routes raceImpact.distanceImpact.recommendation raceImpact.timeOfDayFactor.adjustment raceImpact.timeOfDayFactor.description raceImpact.speedFigureAdjustment recommendations.horseTypes recommendations.postPositions recommendations.distances recommendations.timing alerts',
  'GET /api/weather/saratoga/current':
    'temperature humidity windSpeed windDirection visibility conditions description trackCondition location weatherSource windGusts precipitation alert lastUpdated',
  'GET /api/weather/{trackId}':
    'temperature humidity windSpeed windDirection visibility conditions description trackCondition',
  'POST /api/admin/disclaimer-ensure-all': 'created updated',
  'POST /api/admin/pedicapper-scrape': 'message',
  'POST /api/admin/run-data-check': 'date',
  'POST /api/admin/run-workflow': 'message',
  'POST /api/admin/upload-equibase-pdf': 'racesProcessed horsesProcessed',
  'POST /api/ai-debate/{raceNumber}':
    'round1.claude.horse round1.claude.confidence round1.claude.reasoning round1.gpt.horse round1.gpt.confidence round1.gpt.reasoning round2.claudeCritique.critique round2.gptCritique.critique round3.claudeFinal.finalHorse round3.claudeFinal.explanation round3.gptFinal.finalHorse round3.gptFinal.explanation consensus.hasConsensus consensus.horse consensus.explanation consensus.claudePick consensus.gptPick',
  'POST /api/ai/ask-jake': 'response',
  'POST /api/ai/enhanced-analysis': 'response',
  'POST /api/ai/enhanced-picks':
    'recommendations cached cacheAge timestamp scheduledGeneration forceRefreshUsed persistentCache',
  'POST /api/ai/enhanced-picks/force-refresh': 'recommendations processed totalRaces',
  'POST /api/ai/refresh-race/{raceNumber}': 'raceNumber recommendation liveOddsUpdated liveOddsCount',
  'POST /api/racing/query-data':
    'query response dataSummary.totalRaces dataSummary.entriesWithResults dataSummary.jockeysCount dataSummary.trainersCount conditions.trackCondition conditions.temperatureMin conditions.analysisType analysisResult.topCombinations analysisResult.filteredEntries analysisResult.filteredRaces',
  'POST /api/workflow/force-run': 'success message',
};

const patternOf = (call: string): RegExp => new RegExp(`^${call.replace(/\{\w+\}/g, '[^/?]+')}$`);
const patterns = Object.entries(DOCUMENTED).map(([call, fields]) => ({
  pattern: patternOf(call),
  places: call.split('{').length,
  fields: fields.split(' '),
}));

/** The documented fields of the answer to a call (`GET /api/weather/saratoga?x=1`); null for a call that is not documented. */
export function documentedFields(call: string): readonly string[] | null {
  const plain = call.replace(/\?.*/, '');
  const fitting = patterns.filter(({ pattern }) => pattern.test(plain));
  return fitting.sort((a, b) => a.places - b.places)[0]?.fields ?? null;
}
