/** Icons of this area alone: the rest of the site does not load them. */
export {
  Bot as BotIcon,
  Brain as BrainIcon,
  ChevronLeft as BackIcon,
  ChevronRight as OnIcon,
  DollarSign as CostIcon,
  FileText as ReportIcon,
  Flag as ResultsIcon,
  Minus as NotDueIcon,
  Play as RunIcon,
  Server as ScraperIcon,
  Upload as UploadIcon,
  UserPlus as AddUserIcon,
  Users as ExpertsIcon,
  Waypoints as PedigreeIcon,
} from 'lucide-react';
