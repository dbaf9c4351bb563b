export { missingSomewhere, missingStatements, statementsOf } from './missing-statements.ts';
export { specifiedRoutes } from './specified/specified-routes.ts';
