// Made from specs/developer.asyncapi.yaml and specs/developer.openapi.yaml by `npm run generate`. Change the documents, never this file.

import { add, validator } from "../validator.ts";
var checkReceiptTime = check_validate21;
function check_validate21(data) {
  let errors = 0;
  return typeof data == "number" && isFinite(data) ? errors === 0 : !1;
}
var checkFinishedChatWords = check_validate22;
function check_validate22(data) {
  let errors = 0;
  return typeof data != "string" ? !1 : errors === 0;
}
var checkAgentChatMessage = check_validate23;
function check_validate23(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.timestamp === void 0 && (missing0 = "timestamp") || data.type === void 0 && (missing0 = "type"))
        return !1;
      if (data.timestamp !== void 0) {
        let data0 = data.timestamp, _errs1 = errors;
        if (!(typeof data0 == "number" && isFinite(data0)))
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.type !== void 0) {
          let data1 = data.type, _errs4 = errors;
          if (typeof data1 != "string" || data1 !== "agent")
            return !1;
          var valid0 = _errs4 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.agent_id !== void 0) {
            let data2 = data.agent_id, _errs6 = errors;
            if (!(typeof data2 == "number" && isFinite(data2)))
              return !1;
            var valid0 = _errs6 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.message !== void 0) {
              let _errs8 = errors;
              if (typeof data.message != "string")
                return !1;
              var valid0 = _errs8 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.blacklisted !== void 0) {
                let _errs11 = errors;
                if (typeof data.blacklisted != "boolean")
                  return !1;
                var valid0 = _errs11 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return !1;
  return errors === 0;
}
var checkAgentInfo = check_validate24;
function check_validate24(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.name === void 0 && (missing0 = "name") || data.email === void 0 && (missing0 = "email"))
        return !1;
      if (data.id !== void 0) {
        let _errs1 = errors;
        if (typeof data.id != "string")
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.name !== void 0) {
          let _errs3 = errors;
          if (typeof data.name != "string")
            return !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.email !== void 0) {
            let _errs5 = errors;
            if (typeof data.email != "string")
              return !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.phone !== void 0) {
              let _errs7 = errors;
              if (typeof data.phone != "string")
                return !1;
              var valid0 = _errs7 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return !1;
  return errors === 0;
}
var checkCallType = check_validate25;
function check_validate25(data) {
  let errors = 0;
  return typeof data != "string" || !(data === "callback" || data === "incoming" || data === "outgoing") ? !1 : errors === 0;
}
var checkCallPhone = check_validate26;
function check_validate26(data) {
  let errors = 0;
  return typeof data != "string" ? !1 : errors === 0;
}
var checkRunningCallStatus = check_validate27;
function check_validate27(data) {
  let errors = 0;
  return typeof data != "string" || !(data === "start" || data === "agent_connected" || data === "client_connected") ? !1 : errors === 0;
}
var checkRunningCall = check_validate28;
function check_validate28(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.phone === void 0 && (missing0 = "phone") || data.status === void 0 && (missing0 = "status"))
        return !1;
      if (data.type !== void 0) {
        let data0 = data.type, _errs1 = errors;
        if (typeof data0 != "string" || !(data0 === "callback" || data0 === "incoming" || data0 === "outgoing"))
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.phone !== void 0) {
          let _errs4 = errors;
          if (typeof data.phone != "string")
            return !1;
          var valid0 = _errs4 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.status !== void 0) {
            let data2 = data.status, _errs7 = errors;
            if (typeof data2 != "string" || !(data2 === "start" || data2 === "agent_connected" || data2 === "client_connected"))
              return !1;
            var valid0 = _errs7 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.reason !== void 0) {
              var valid0 = !1;
              return !1;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.record_url !== void 0) {
                var valid0 = !1;
                return !1;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return !1;
  return errors === 0;
}
var checkEndedCall = check_validate29;
function check_validate29(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.phone === void 0 && (missing0 = "phone") || data.status === void 0 && (missing0 = "status"))
        return !1;
      if (data.type !== void 0) {
        let data0 = data.type, _errs1 = errors;
        if (typeof data0 != "string" || !(data0 === "callback" || data0 === "incoming" || data0 === "outgoing"))
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.phone !== void 0) {
          let _errs4 = errors;
          if (typeof data.phone != "string")
            return !1;
          var valid0 = _errs4 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.status !== void 0) {
            let data2 = data.status, _errs7 = errors;
            if (typeof data2 != "string" || data2 !== "end")
              return !1;
            var valid0 = _errs7 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.record_url !== void 0) {
              let _errs9 = errors;
              if (typeof data.record_url != "string")
                return !1;
              var valid0 = _errs9 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.reason !== void 0) {
                var valid0 = !1;
                return !1;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return !1;
  return errors === 0;
}
var checkFailedCall = check_validate30;
function check_validate30(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.phone === void 0 && (missing0 = "phone") || data.status === void 0 && (missing0 = "status"))
        return !1;
      if (data.type !== void 0) {
        let data0 = data.type, _errs1 = errors;
        if (typeof data0 != "string" || !(data0 === "callback" || data0 === "incoming" || data0 === "outgoing"))
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.phone !== void 0) {
          let _errs4 = errors;
          if (typeof data.phone != "string")
            return !1;
          var valid0 = _errs4 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.status !== void 0) {
            let data2 = data.status, _errs7 = errors;
            if (typeof data2 != "string" || data2 !== "error")
              return !1;
            var valid0 = _errs7 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.reason !== void 0) {
              let _errs9 = errors;
              if (typeof data.reason != "string")
                return !1;
              var valid0 = _errs9 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.record_url !== void 0) {
                let _errs11 = errors;
                if (typeof data.record_url != "string")
                  return !1;
                var valid0 = _errs11 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return !1;
  return errors === 0;
}
var checkCall = check_validate31;
function check_validate31(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.status === void 0 && (missing0 = "status"))
        return !1;
      if (data.status !== void 0) {
        let data0 = data.status, _errs1 = errors;
        if (!(data0 === "start" || data0 === "agent_connected" || data0 === "client_connected" || data0 === "end" || data0 === "error"))
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        let tag0 = data?.status;
        tag0 === "start" || tag0 === "agent_connected" || tag0 === "client_connected" ? check_validate28(data) || errors++ : tag0 === "end" ? check_validate29(data) || errors++ : tag0 === "error" && (check_validate30(data) || errors++);
      }
    } else
      return !1;
  return errors === 0;
}
var checkWidgetId = check_validate35;
function check_validate35(data) {
  let errors = 0;
  return typeof data != "string" ? !1 : errors === 0;
}
var checkSocialNetworks = check_validate36;
function check_validate36(data) {
  let errors = 0;
  return errors === 0 && !(data && typeof data == "object" && !Array.isArray(data)) ? !1 : errors === 0;
}
var checkVisitor = check_validate37;
function check_validate37(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.number === void 0 && (missing0 = "number") || data.description === void 0 && (missing0 = "description") || data.chats_count === void 0 && (missing0 = "chats_count"))
        return !1;
      if (data.name !== void 0) {
        let _errs1 = errors;
        if (typeof data.name != "string")
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.email !== void 0) {
          let _errs3 = errors;
          if (typeof data.email != "string")
            return !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.phone !== void 0) {
            let _errs5 = errors;
            if (typeof data.phone != "string")
              return !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.number !== void 0) {
              let _errs7 = errors;
              if (typeof data.number != "string")
                return !1;
              var valid0 = _errs7 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.description !== void 0) {
                let _errs9 = errors;
                if (typeof data.description != "string")
                  return !1;
                var valid0 = _errs9 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.social !== void 0) {
                  let data5 = data.social, _errs11 = errors;
                  if (errors === errors && !(data5 && typeof data5 == "object" && !Array.isArray(data5)))
                    return !1;
                  var valid0 = _errs11 === errors;
                } else
                  var valid0 = !0;
                if (valid0)
                  if (data.chats_count !== void 0) {
                    let data6 = data.chats_count, _errs15 = errors;
                    if (!(typeof data6 == "number" && isFinite(data6)))
                      return !1;
                    var valid0 = _errs15 === errors;
                  } else
                    var valid0 = !0;
              }
            }
          }
        }
      }
    } else
      return !1;
  return errors === 0;
}
var checkGeoIp = check_validate38;
function check_validate38(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.region_code !== void 0) {
        let _errs1 = errors;
        if (typeof data.region_code != "string")
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.country !== void 0) {
          let _errs3 = errors;
          if (typeof data.country != "string")
            return !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.country_code !== void 0) {
            let _errs5 = errors;
            if (typeof data.country_code != "string")
              return !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.region !== void 0) {
              let _errs7 = errors;
              if (typeof data.region != "string")
                return !1;
              var valid0 = _errs7 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.city !== void 0) {
                let _errs9 = errors;
                if (typeof data.city != "string")
                  return !1;
                var valid0 = _errs9 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.latitude !== void 0) {
                  let _errs11 = errors;
                  if (typeof data.latitude != "string")
                    return !1;
                  var valid0 = _errs11 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.longitude !== void 0) {
                    let _errs13 = errors;
                    if (typeof data.longitude != "string")
                      return !1;
                    var valid0 = _errs13 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0)
                    if (data.organization !== void 0) {
                      let _errs15 = errors;
                      if (typeof data.organization != "string")
                        return !1;
                      var valid0 = _errs15 === errors;
                    } else
                      var valid0 = !0;
                }
              }
            }
          }
        }
      }
    } else
      return !1;
  return errors === 0;
}
var checkUtmTags = check_validate39;
function check_validate39(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.source !== void 0) {
        let _errs1 = errors;
        if (typeof data.source != "string")
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.campaign !== void 0) {
          let _errs3 = errors;
          if (typeof data.campaign != "string")
            return !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.content !== void 0) {
            let _errs5 = errors;
            if (typeof data.content != "string")
              return !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.medium !== void 0) {
              let _errs7 = errors;
              if (typeof data.medium != "string")
                return !1;
              var valid0 = _errs7 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.term !== void 0) {
                let _errs9 = errors;
                if (typeof data.term != "string")
                  return !1;
                var valid0 = _errs9 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return !1;
  return errors === 0;
}
var checkSession = check_validate40;
function check_validate40(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.geoip !== void 0) {
        let data0 = data.geoip, _errs1 = errors;
        if (errors === errors)
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            if (data0.region_code !== void 0) {
              let _errs4 = errors;
              if (typeof data0.region_code != "string")
                return !1;
              var valid2 = _errs4 === errors;
            } else
              var valid2 = !0;
            if (valid2) {
              if (data0.country !== void 0) {
                let _errs6 = errors;
                if (typeof data0.country != "string")
                  return !1;
                var valid2 = _errs6 === errors;
              } else
                var valid2 = !0;
              if (valid2) {
                if (data0.country_code !== void 0) {
                  let _errs8 = errors;
                  if (typeof data0.country_code != "string")
                    return !1;
                  var valid2 = _errs8 === errors;
                } else
                  var valid2 = !0;
                if (valid2) {
                  if (data0.region !== void 0) {
                    let _errs10 = errors;
                    if (typeof data0.region != "string")
                      return !1;
                    var valid2 = _errs10 === errors;
                  } else
                    var valid2 = !0;
                  if (valid2) {
                    if (data0.city !== void 0) {
                      let _errs12 = errors;
                      if (typeof data0.city != "string")
                        return !1;
                      var valid2 = _errs12 === errors;
                    } else
                      var valid2 = !0;
                    if (valid2) {
                      if (data0.latitude !== void 0) {
                        let _errs14 = errors;
                        if (typeof data0.latitude != "string")
                          return !1;
                        var valid2 = _errs14 === errors;
                      } else
                        var valid2 = !0;
                      if (valid2) {
                        if (data0.longitude !== void 0) {
                          let _errs16 = errors;
                          if (typeof data0.longitude != "string")
                            return !1;
                          var valid2 = _errs16 === errors;
                        } else
                          var valid2 = !0;
                        if (valid2)
                          if (data0.organization !== void 0) {
                            let _errs18 = errors;
                            if (typeof data0.organization != "string")
                              return !1;
                            var valid2 = _errs18 === errors;
                          } else
                            var valid2 = !0;
                      }
                    }
                  }
                }
              }
            }
          } else
            return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.utm !== void 0) {
          let _errs20 = errors;
          if (typeof data.utm != "string")
            return !1;
          var valid0 = _errs20 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.utm_json !== void 0) {
            let data10 = data.utm_json, _errs22 = errors;
            if (errors === errors)
              if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
                if (data10.source !== void 0) {
                  let _errs25 = errors;
                  if (typeof data10.source != "string")
                    return !1;
                  var valid4 = _errs25 === errors;
                } else
                  var valid4 = !0;
                if (valid4) {
                  if (data10.campaign !== void 0) {
                    let _errs27 = errors;
                    if (typeof data10.campaign != "string")
                      return !1;
                    var valid4 = _errs27 === errors;
                  } else
                    var valid4 = !0;
                  if (valid4) {
                    if (data10.content !== void 0) {
                      let _errs29 = errors;
                      if (typeof data10.content != "string")
                        return !1;
                      var valid4 = _errs29 === errors;
                    } else
                      var valid4 = !0;
                    if (valid4) {
                      if (data10.medium !== void 0) {
                        let _errs31 = errors;
                        if (typeof data10.medium != "string")
                          return !1;
                        var valid4 = _errs31 === errors;
                      } else
                        var valid4 = !0;
                      if (valid4)
                        if (data10.term !== void 0) {
                          let _errs33 = errors;
                          if (typeof data10.term != "string")
                            return !1;
                          var valid4 = _errs33 === errors;
                        } else
                          var valid4 = !0;
                    }
                  }
                }
              } else
                return !1;
            var valid0 = _errs22 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.ip_addr !== void 0) {
              let _errs35 = errors;
              if (typeof data.ip_addr != "string")
                return !1;
              var valid0 = _errs35 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.user_agent !== void 0) {
                let _errs37 = errors;
                if (typeof data.user_agent != "string")
                  return !1;
                var valid0 = _errs37 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return !1;
  return errors === 0;
}
var checkPageInfo = check_validate41;
function check_validate41(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.url !== void 0) {
        let _errs1 = errors;
        if (typeof data.url != "string")
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.title !== void 0) {
          let _errs3 = errors;
          if (typeof data.title != "string")
            return !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
    } else
      return !1;
  return errors === 0;
}
var checkChatNumber = check_validate42;
function check_validate42(data) {
  let errors = 0;
  return typeof data == "number" && isFinite(data) ? errors === 0 : !1;
}
var checkDepartment = check_validate43;
function check_validate43(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.id !== void 0) {
        let data0 = data.id, _errs1 = errors;
        if (!(typeof data0 == "number" && isFinite(data0)))
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.name !== void 0) {
          let _errs3 = errors;
          if (typeof data.name != "string")
            return !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
    } else
      return !1;
  return errors === 0;
}
var checkCallEvent = check_validate44;
function check_validate44(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.event_name === void 0 && (missing0 = "event_name") || data.widget_id === void 0 && (missing0 = "widget_id") || data.visitor === void 0 && (missing0 = "visitor") || data.session === void 0 && (missing0 = "session") || data.page === void 0 && (missing0 = "page") || data.chat_id === void 0 && (missing0 = "chat_id") || data.agent === void 0 && (missing0 = "agent") || data.call === void 0 && (missing0 = "call"))
        return !1;
      if (data.event_name !== void 0) {
        let data0 = data.event_name, _errs1 = errors;
        if (typeof data0 != "string" || data0 !== "call_event")
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.widget_id !== void 0) {
          let _errs3 = errors;
          if (typeof data.widget_id != "string")
            return !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.visitor !== void 0) {
            let _errs6 = errors;
            check_validate37(data.visitor) || errors++;
            var valid0 = _errs6 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.session !== void 0) {
              let _errs7 = errors;
              check_validate40(data.session) || errors++;
              var valid0 = _errs7 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.page !== void 0) {
                let data4 = data.page, _errs8 = errors;
                if (errors === errors)
                  if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                    if (data4.url !== void 0) {
                      let _errs11 = errors;
                      if (typeof data4.url != "string")
                        return !1;
                      var valid3 = _errs11 === errors;
                    } else
                      var valid3 = !0;
                    if (valid3)
                      if (data4.title !== void 0) {
                        let _errs13 = errors;
                        if (typeof data4.title != "string")
                          return !1;
                        var valid3 = _errs13 === errors;
                      } else
                        var valid3 = !0;
                  } else
                    return !1;
                var valid0 = _errs8 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.chat_id !== void 0) {
                  let data7 = data.chat_id, _errs15 = errors;
                  if (!(typeof data7 == "number" && isFinite(data7)))
                    return !1;
                  var valid0 = _errs15 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.agent !== void 0) {
                    let data8 = data.agent, _errs18 = errors;
                    if (errors === errors)
                      if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
                        let missing1;
                        if (data8.id === void 0 && (missing1 = "id") || data8.name === void 0 && (missing1 = "name") || data8.email === void 0 && (missing1 = "email"))
                          return !1;
                        if (data8.id !== void 0) {
                          let _errs21 = errors;
                          if (typeof data8.id != "string")
                            return !1;
                          var valid6 = _errs21 === errors;
                        } else
                          var valid6 = !0;
                        if (valid6) {
                          if (data8.name !== void 0) {
                            let _errs23 = errors;
                            if (typeof data8.name != "string")
                              return !1;
                            var valid6 = _errs23 === errors;
                          } else
                            var valid6 = !0;
                          if (valid6) {
                            if (data8.email !== void 0) {
                              let _errs25 = errors;
                              if (typeof data8.email != "string")
                                return !1;
                              var valid6 = _errs25 === errors;
                            } else
                              var valid6 = !0;
                            if (valid6)
                              if (data8.phone !== void 0) {
                                let _errs27 = errors;
                                if (typeof data8.phone != "string")
                                  return !1;
                                var valid6 = _errs27 === errors;
                              } else
                                var valid6 = !0;
                          }
                        }
                      } else
                        return !1;
                    var valid0 = _errs18 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.department !== void 0) {
                      let data13 = data.department, _errs29 = errors;
                      if (errors === errors)
                        if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
                          if (data13.id !== void 0) {
                            let data14 = data13.id, _errs32 = errors;
                            if (!(typeof data14 == "number" && isFinite(data14)))
                              return !1;
                            var valid8 = _errs32 === errors;
                          } else
                            var valid8 = !0;
                          if (valid8)
                            if (data13.name !== void 0) {
                              let _errs34 = errors;
                              if (typeof data13.name != "string")
                                return !1;
                              var valid8 = _errs34 === errors;
                            } else
                              var valid8 = !0;
                        } else
                          return !1;
                      var valid0 = _errs29 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0)
                      if (data.call !== void 0) {
                        let _errs36 = errors;
                        check_validate31(data.call) || errors++;
                        var valid0 = _errs36 === errors;
                      } else
                        var valid0 = !0;
                  }
                }
              }
            }
          }
        }
      }
    } else
      return !1;
  return errors === 0;
}
var checkUserToken = check_validate48;
function check_validate48(data) {
  let errors = 0;
  return typeof data != "string" ? !1 : errors === 0;
}
var checkChatAcceptedEvent = check_validate49;
function check_validate49(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.event_name === void 0 && (missing0 = "event_name") || data.widget_id === void 0 && (missing0 = "widget_id") || data.visitor === void 0 && (missing0 = "visitor") || data.session === void 0 && (missing0 = "session") || data.page === void 0 && (missing0 = "page") || data.chat_id === void 0 && (missing0 = "chat_id") || data.agent === void 0 && (missing0 = "agent"))
        return !1;
      if (data.event_name !== void 0) {
        let data0 = data.event_name, _errs1 = errors;
        if (typeof data0 != "string" || data0 !== "chat_accepted")
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.widget_id !== void 0) {
          let _errs3 = errors;
          if (typeof data.widget_id != "string")
            return !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.visitor !== void 0) {
            let _errs6 = errors;
            check_validate37(data.visitor) || errors++;
            var valid0 = _errs6 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.session !== void 0) {
              let _errs7 = errors;
              check_validate40(data.session) || errors++;
              var valid0 = _errs7 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.page !== void 0) {
                let data4 = data.page, _errs8 = errors;
                if (errors === errors)
                  if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                    if (data4.url !== void 0) {
                      let _errs11 = errors;
                      if (typeof data4.url != "string")
                        return !1;
                      var valid3 = _errs11 === errors;
                    } else
                      var valid3 = !0;
                    if (valid3)
                      if (data4.title !== void 0) {
                        let _errs13 = errors;
                        if (typeof data4.title != "string")
                          return !1;
                        var valid3 = _errs13 === errors;
                      } else
                        var valid3 = !0;
                  } else
                    return !1;
                var valid0 = _errs8 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.user_token !== void 0) {
                  let _errs15 = errors;
                  if (typeof data.user_token != "string")
                    return !1;
                  var valid0 = _errs15 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.chat_id !== void 0) {
                    let data8 = data.chat_id, _errs18 = errors;
                    if (!(typeof data8 == "number" && isFinite(data8)))
                      return !1;
                    var valid0 = _errs18 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.department !== void 0) {
                      let data9 = data.department, _errs21 = errors;
                      if (errors === errors)
                        if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
                          if (data9.id !== void 0) {
                            let data10 = data9.id, _errs24 = errors;
                            if (!(typeof data10 == "number" && isFinite(data10)))
                              return !1;
                            var valid7 = _errs24 === errors;
                          } else
                            var valid7 = !0;
                          if (valid7)
                            if (data9.name !== void 0) {
                              let _errs26 = errors;
                              if (typeof data9.name != "string")
                                return !1;
                              var valid7 = _errs26 === errors;
                            } else
                              var valid7 = !0;
                        } else
                          return !1;
                      var valid0 = _errs21 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0)
                      if (data.agent !== void 0) {
                        let data12 = data.agent, _errs28 = errors;
                        if (errors === errors)
                          if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
                            let missing1;
                            if (data12.id === void 0 && (missing1 = "id") || data12.name === void 0 && (missing1 = "name") || data12.email === void 0 && (missing1 = "email"))
                              return !1;
                            if (data12.id !== void 0) {
                              let _errs31 = errors;
                              if (typeof data12.id != "string")
                                return !1;
                              var valid9 = _errs31 === errors;
                            } else
                              var valid9 = !0;
                            if (valid9) {
                              if (data12.name !== void 0) {
                                let _errs33 = errors;
                                if (typeof data12.name != "string")
                                  return !1;
                                var valid9 = _errs33 === errors;
                              } else
                                var valid9 = !0;
                              if (valid9) {
                                if (data12.email !== void 0) {
                                  let _errs35 = errors;
                                  if (typeof data12.email != "string")
                                    return !1;
                                  var valid9 = _errs35 === errors;
                                } else
                                  var valid9 = !0;
                                if (valid9)
                                  if (data12.phone !== void 0) {
                                    let _errs37 = errors;
                                    if (typeof data12.phone != "string")
                                      return !1;
                                    var valid9 = _errs37 === errors;
                                  } else
                                    var valid9 = !0;
                              }
                            }
                          } else
                            return !1;
                        var valid0 = _errs28 === errors;
                      } else
                        var valid0 = !0;
                  }
                }
              }
            }
          }
        }
      }
    } else
      return !1;
  return errors === 0;
}
var checkCustomField = check_validate52;
function check_validate52(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.content !== void 0) {
        let _errs1 = errors;
        if (typeof data.content != "string")
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.title !== void 0) {
          let _errs3 = errors;
          if (typeof data.title != "string")
            return !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.link !== void 0) {
            let _errs5 = errors;
            if (typeof data.link != "string")
              return !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.key !== void 0) {
              let _errs7 = errors;
              if (typeof data.key != "string")
                return !1;
              var valid0 = _errs7 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return !1;
  return errors === 0;
}
var checkCustomFields = check_validate53;
function check_validate53(data) {
  let errors = 0;
  if (errors === 0)
    if (Array.isArray(data)) {
      var valid0 = !0;
      let len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++) {
        let data0 = data[i0], _errs1 = errors;
        if (errors === errors)
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            if (data0.content !== void 0) {
              let _errs4 = errors;
              if (typeof data0.content != "string")
                return !1;
              var valid2 = _errs4 === errors;
            } else
              var valid2 = !0;
            if (valid2) {
              if (data0.title !== void 0) {
                let _errs6 = errors;
                if (typeof data0.title != "string")
                  return !1;
                var valid2 = _errs6 === errors;
              } else
                var valid2 = !0;
              if (valid2) {
                if (data0.link !== void 0) {
                  let _errs8 = errors;
                  if (typeof data0.link != "string")
                    return !1;
                  var valid2 = _errs8 === errors;
                } else
                  var valid2 = !0;
                if (valid2)
                  if (data0.key !== void 0) {
                    let _errs10 = errors;
                    if (typeof data0.key != "string")
                      return !1;
                    var valid2 = _errs10 === errors;
                  } else
                    var valid2 = !0;
              }
            }
          } else
            return !1;
        var valid0 = _errs1 === errors;
        if (!valid0)
          break;
      }
    } else
      return !1;
  return errors === 0;
}
var checkSuppliedContact = check_validate54;
function check_validate54(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.name === void 0 && (missing0 = "name"))
        return !1;
      if (data.name !== void 0) {
        let _errs1 = errors;
        if (typeof data.name != "string")
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.phone !== void 0) {
          let _errs3 = errors;
          if (typeof data.phone != "string")
            return !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0)
          if (data.email !== void 0) {
            let _errs5 = errors;
            if (typeof data.email != "string")
              return !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
      }
    } else
      return !1;
  return errors === 0;
}
var checkSuppliedPage = check_validate55;
function check_validate55(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.url === void 0 && (missing0 = "url"))
        return !1;
      if (data.url !== void 0) {
        let _errs1 = errors;
        if (typeof data.url != "string")
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.title !== void 0) {
          let _errs3 = errors;
          if (typeof data.title != "string")
            return !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
    } else
      return !1;
  return errors === 0;
}
var checkChatAcceptedReply = check_validate56;
function check_validate56(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.result === void 0 && (missing0 = "result"))
        return !1;
      if (data.result !== void 0) {
        let _errs1 = errors;
        if (typeof data.result != "string")
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.custom_data !== void 0) {
          let _errs3 = errors;
          check_validate53(data.custom_data) || errors++;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.contact_info !== void 0) {
            let data2 = data.contact_info, _errs4 = errors;
            if (errors === errors)
              if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                let missing1;
                if (data2.name === void 0 && (missing1 = "name"))
                  return !1;
                if (data2.name !== void 0) {
                  let _errs7 = errors;
                  if (typeof data2.name != "string")
                    return !1;
                  var valid2 = _errs7 === errors;
                } else
                  var valid2 = !0;
                if (valid2) {
                  if (data2.phone !== void 0) {
                    let _errs9 = errors;
                    if (typeof data2.phone != "string")
                      return !1;
                    var valid2 = _errs9 === errors;
                  } else
                    var valid2 = !0;
                  if (valid2)
                    if (data2.email !== void 0) {
                      let _errs11 = errors;
                      if (typeof data2.email != "string")
                        return !1;
                      var valid2 = _errs11 === errors;
                    } else
                      var valid2 = !0;
                }
              } else
                return !1;
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.enable_assign !== void 0) {
              let _errs13 = errors;
              if (typeof data.enable_assign != "boolean")
                return !1;
              var valid0 = _errs13 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.crm_link !== void 0) {
                let _errs15 = errors;
                if (typeof data.crm_link != "string")
                  return !1;
                var valid0 = _errs15 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.page !== void 0) {
                  let data8 = data.page, _errs17 = errors;
                  if (errors === errors)
                    if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
                      let missing2;
                      if (data8.url === void 0 && (missing2 = "url"))
                        return !1;
                      if (data8.url !== void 0) {
                        let _errs20 = errors;
                        if (typeof data8.url != "string")
                          return !1;
                        var valid4 = _errs20 === errors;
                      } else
                        var valid4 = !0;
                      if (valid4)
                        if (data8.title !== void 0) {
                          let _errs22 = errors;
                          if (typeof data8.title != "string")
                            return !1;
                          var valid4 = _errs22 === errors;
                        } else
                          var valid4 = !0;
                    } else
                      return !1;
                  var valid0 = _errs17 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return !1;
  return errors === 0;
}
var checkChatAssignedEvent = check_validate58;
function check_validate58(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.event_name === void 0 && (missing0 = "event_name") || data.widget_id === void 0 && (missing0 = "widget_id") || data.visitor === void 0 && (missing0 = "visitor") || data.session === void 0 && (missing0 = "session") || data.page === void 0 && (missing0 = "page") || data.chat_id === void 0 && (missing0 = "chat_id") || data.agent === void 0 && (missing0 = "agent") || data.assign_to === void 0 && (missing0 = "assign_to"))
        return !1;
      if (data.event_name !== void 0) {
        let data0 = data.event_name, _errs1 = errors;
        if (typeof data0 != "string" || data0 !== "chat_assigned")
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.widget_id !== void 0) {
          let _errs3 = errors;
          if (typeof data.widget_id != "string")
            return !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.visitor !== void 0) {
            let _errs6 = errors;
            check_validate37(data.visitor) || errors++;
            var valid0 = _errs6 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.session !== void 0) {
              let _errs7 = errors;
              check_validate40(data.session) || errors++;
              var valid0 = _errs7 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.page !== void 0) {
                let data4 = data.page, _errs8 = errors;
                if (errors === errors)
                  if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                    if (data4.url !== void 0) {
                      let _errs11 = errors;
                      if (typeof data4.url != "string")
                        return !1;
                      var valid3 = _errs11 === errors;
                    } else
                      var valid3 = !0;
                    if (valid3)
                      if (data4.title !== void 0) {
                        let _errs13 = errors;
                        if (typeof data4.title != "string")
                          return !1;
                        var valid3 = _errs13 === errors;
                      } else
                        var valid3 = !0;
                  } else
                    return !1;
                var valid0 = _errs8 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.user_token !== void 0) {
                  let _errs15 = errors;
                  if (typeof data.user_token != "string")
                    return !1;
                  var valid0 = _errs15 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.chat_id !== void 0) {
                    let data8 = data.chat_id, _errs18 = errors;
                    if (!(typeof data8 == "number" && isFinite(data8)))
                      return !1;
                    var valid0 = _errs18 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.department !== void 0) {
                      let data9 = data.department, _errs21 = errors;
                      if (errors === errors)
                        if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
                          if (data9.id !== void 0) {
                            let data10 = data9.id, _errs24 = errors;
                            if (!(typeof data10 == "number" && isFinite(data10)))
                              return !1;
                            var valid7 = _errs24 === errors;
                          } else
                            var valid7 = !0;
                          if (valid7)
                            if (data9.name !== void 0) {
                              let _errs26 = errors;
                              if (typeof data9.name != "string")
                                return !1;
                              var valid7 = _errs26 === errors;
                            } else
                              var valid7 = !0;
                        } else
                          return !1;
                      var valid0 = _errs21 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.agent !== void 0) {
                        let data12 = data.agent, _errs28 = errors;
                        if (errors === errors)
                          if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
                            let missing1;
                            if (data12.id === void 0 && (missing1 = "id") || data12.name === void 0 && (missing1 = "name") || data12.email === void 0 && (missing1 = "email"))
                              return !1;
                            if (data12.id !== void 0) {
                              let _errs31 = errors;
                              if (typeof data12.id != "string")
                                return !1;
                              var valid9 = _errs31 === errors;
                            } else
                              var valid9 = !0;
                            if (valid9) {
                              if (data12.name !== void 0) {
                                let _errs33 = errors;
                                if (typeof data12.name != "string")
                                  return !1;
                                var valid9 = _errs33 === errors;
                              } else
                                var valid9 = !0;
                              if (valid9) {
                                if (data12.email !== void 0) {
                                  let _errs35 = errors;
                                  if (typeof data12.email != "string")
                                    return !1;
                                  var valid9 = _errs35 === errors;
                                } else
                                  var valid9 = !0;
                                if (valid9)
                                  if (data12.phone !== void 0) {
                                    let _errs37 = errors;
                                    if (typeof data12.phone != "string")
                                      return !1;
                                    var valid9 = _errs37 === errors;
                                  } else
                                    var valid9 = !0;
                              }
                            }
                          } else
                            return !1;
                        var valid0 = _errs28 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0)
                        if (data.assign_to !== void 0) {
                          let _errs39 = errors;
                          if (typeof data.assign_to != "string")
                            return !1;
                          var valid0 = _errs39 === errors;
                        } else
                          var valid0 = !0;
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return !1;
  return errors === 0;
}
var checkVisitorChatMessage = check_validate61;
function check_validate61(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.timestamp === void 0 && (missing0 = "timestamp") || data.type === void 0 && (missing0 = "type"))
        return !1;
      if (data.timestamp !== void 0) {
        let data0 = data.timestamp, _errs1 = errors;
        if (!(typeof data0 == "number" && isFinite(data0)))
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.type !== void 0) {
          let data1 = data.type, _errs4 = errors;
          if (typeof data1 != "string" || data1 !== "visitor")
            return !1;
          var valid0 = _errs4 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.message !== void 0) {
            let _errs6 = errors;
            if (typeof data.message != "string")
              return !1;
            var valid0 = _errs6 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.blacklisted !== void 0) {
              let _errs9 = errors;
              if (typeof data.blacklisted != "boolean")
                return !1;
              var valid0 = _errs9 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.agent_id !== void 0) {
                var valid0 = !1;
                return !1;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return !1;
  return errors === 0;
}
var checkFinishedChatMessage = check_validate62;
function check_validate62(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type"))
        return !1;
      if (data.type !== void 0) {
        let data0 = data.type, _errs1 = errors;
        if (!(data0 === "visitor" || data0 === "agent"))
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        let tag0 = data?.type;
        tag0 === "visitor" ? check_validate61(data) || errors++ : tag0 === "agent" && (check_validate23(data) || errors++);
      }
    } else
      return !1;
  return errors === 0;
}
var checkChatRate = check_validate65;
function check_validate65(data) {
  let errors = 0;
  return typeof data != "string" && data !== null || !(data === "positive" || data === "negative" || data === null) ? !1 : errors === 0;
}
var checkFinishedChat = check_validate66;
function check_validate66(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.messages === void 0 && (missing0 = "messages") || data.rate === void 0 && (missing0 = "rate") || data.blacklisted === void 0 && (missing0 = "blacklisted"))
        return !1;
      if (data.messages !== void 0) {
        let data0 = data.messages, _errs1 = errors;
        if (errors === _errs1)
          if (Array.isArray(data0)) {
            var valid1 = !0;
            let len0 = data0.length;
            for (let i0 = 0; i0 < len0; i0++) {
              let _errs3 = errors;
              check_validate62(data0[i0]) || errors++;
              var valid1 = _errs3 === errors;
              if (!valid1)
                break;
            }
          } else
            return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.rate !== void 0) {
          let data2 = data.rate, _errs4 = errors;
          if (typeof data2 != "string" && data2 !== null || !(data2 === "positive" || data2 === "negative" || data2 === null))
            return !1;
          var valid0 = _errs4 === errors;
        } else
          var valid0 = !0;
        if (valid0)
          if (data.blacklisted !== void 0) {
            let _errs7 = errors;
            if (typeof data.blacklisted != "boolean")
              return !1;
            var valid0 = _errs7 === errors;
          } else
            var valid0 = !0;
      }
    } else
      return !1;
  return errors === 0;
}
var checkChatFinishedEvent = check_validate68;
function check_validate68(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.event_name === void 0 && (missing0 = "event_name") || data.widget_id === void 0 && (missing0 = "widget_id") || data.visitor === void 0 && (missing0 = "visitor") || data.session === void 0 && (missing0 = "session") || data.page === void 0 && (missing0 = "page") || data.chat_id === void 0 && (missing0 = "chat_id") || data.agents === void 0 && (missing0 = "agents") || data.chat === void 0 && (missing0 = "chat"))
        return !1;
      if (data.event_name !== void 0) {
        let data0 = data.event_name, _errs1 = errors;
        if (typeof data0 != "string" || data0 !== "chat_finished")
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.widget_id !== void 0) {
          let _errs3 = errors;
          if (typeof data.widget_id != "string")
            return !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.visitor !== void 0) {
            let _errs6 = errors;
            check_validate37(data.visitor) || errors++;
            var valid0 = _errs6 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.session !== void 0) {
              let _errs7 = errors;
              check_validate40(data.session) || errors++;
              var valid0 = _errs7 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.page !== void 0) {
                let data4 = data.page, _errs8 = errors;
                if (errors === errors)
                  if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                    if (data4.url !== void 0) {
                      let _errs11 = errors;
                      if (typeof data4.url != "string")
                        return !1;
                      var valid3 = _errs11 === errors;
                    } else
                      var valid3 = !0;
                    if (valid3)
                      if (data4.title !== void 0) {
                        let _errs13 = errors;
                        if (typeof data4.title != "string")
                          return !1;
                        var valid3 = _errs13 === errors;
                      } else
                        var valid3 = !0;
                  } else
                    return !1;
                var valid0 = _errs8 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.user_token !== void 0) {
                  let _errs15 = errors;
                  if (typeof data.user_token != "string")
                    return !1;
                  var valid0 = _errs15 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.chat_id !== void 0) {
                    let data8 = data.chat_id, _errs18 = errors;
                    if (!(typeof data8 == "number" && isFinite(data8)))
                      return !1;
                    var valid0 = _errs18 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.department !== void 0) {
                      let data9 = data.department, _errs21 = errors;
                      if (errors === errors)
                        if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
                          if (data9.id !== void 0) {
                            let data10 = data9.id, _errs24 = errors;
                            if (!(typeof data10 == "number" && isFinite(data10)))
                              return !1;
                            var valid7 = _errs24 === errors;
                          } else
                            var valid7 = !0;
                          if (valid7)
                            if (data9.name !== void 0) {
                              let _errs26 = errors;
                              if (typeof data9.name != "string")
                                return !1;
                              var valid7 = _errs26 === errors;
                            } else
                              var valid7 = !0;
                        } else
                          return !1;
                      var valid0 = _errs21 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.agents !== void 0) {
                        let data12 = data.agents, _errs28 = errors;
                        if (errors === _errs28)
                          if (Array.isArray(data12)) {
                            var valid8 = !0;
                            let len0 = data12.length;
                            for (let i0 = 0; i0 < len0; i0++) {
                              let data13 = data12[i0], _errs30 = errors;
                              if (errors === errors)
                                if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
                                  let missing1;
                                  if (data13.id === void 0 && (missing1 = "id") || data13.name === void 0 && (missing1 = "name") || data13.email === void 0 && (missing1 = "email"))
                                    return !1;
                                  if (data13.id !== void 0) {
                                    let _errs33 = errors;
                                    if (typeof data13.id != "string")
                                      return !1;
                                    var valid10 = _errs33 === errors;
                                  } else
                                    var valid10 = !0;
                                  if (valid10) {
                                    if (data13.name !== void 0) {
                                      let _errs35 = errors;
                                      if (typeof data13.name != "string")
                                        return !1;
                                      var valid10 = _errs35 === errors;
                                    } else
                                      var valid10 = !0;
                                    if (valid10) {
                                      if (data13.email !== void 0) {
                                        let _errs37 = errors;
                                        if (typeof data13.email != "string")
                                          return !1;
                                        var valid10 = _errs37 === errors;
                                      } else
                                        var valid10 = !0;
                                      if (valid10)
                                        if (data13.phone !== void 0) {
                                          let _errs39 = errors;
                                          if (typeof data13.phone != "string")
                                            return !1;
                                          var valid10 = _errs39 === errors;
                                        } else
                                          var valid10 = !0;
                                    }
                                  }
                                } else
                                  return !1;
                              var valid8 = _errs30 === errors;
                              if (!valid8)
                                break;
                            }
                          } else
                            return !1;
                        var valid0 = _errs28 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0)
                        if (data.chat !== void 0) {
                          let _errs41 = errors;
                          check_validate66(data.chat) || errors++;
                          var valid0 = _errs41 === errors;
                        } else
                          var valid0 = !0;
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return !1;
  return errors === 0;
}
var checkChatUpdatedEvent = check_validate72;
function check_validate72(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.event_name === void 0 && (missing0 = "event_name") || data.widget_id === void 0 && (missing0 = "widget_id") || data.visitor === void 0 && (missing0 = "visitor") || data.session === void 0 && (missing0 = "session") || data.page === void 0 && (missing0 = "page") || data.chat_id === void 0 && (missing0 = "chat_id") || data.agent === void 0 && (missing0 = "agent"))
        return !1;
      if (data.event_name !== void 0) {
        let data0 = data.event_name, _errs1 = errors;
        if (typeof data0 != "string" || data0 !== "chat_updated")
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.widget_id !== void 0) {
          let _errs3 = errors;
          if (typeof data.widget_id != "string")
            return !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.visitor !== void 0) {
            let _errs6 = errors;
            check_validate37(data.visitor) || errors++;
            var valid0 = _errs6 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.session !== void 0) {
              let _errs7 = errors;
              check_validate40(data.session) || errors++;
              var valid0 = _errs7 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.page !== void 0) {
                let data4 = data.page, _errs8 = errors;
                if (errors === errors)
                  if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                    if (data4.url !== void 0) {
                      let _errs11 = errors;
                      if (typeof data4.url != "string")
                        return !1;
                      var valid3 = _errs11 === errors;
                    } else
                      var valid3 = !0;
                    if (valid3)
                      if (data4.title !== void 0) {
                        let _errs13 = errors;
                        if (typeof data4.title != "string")
                          return !1;
                        var valid3 = _errs13 === errors;
                      } else
                        var valid3 = !0;
                  } else
                    return !1;
                var valid0 = _errs8 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.user_token !== void 0) {
                  let _errs15 = errors;
                  if (typeof data.user_token != "string")
                    return !1;
                  var valid0 = _errs15 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.chat_id !== void 0) {
                    let data8 = data.chat_id, _errs18 = errors;
                    if (!(typeof data8 == "number" && isFinite(data8)))
                      return !1;
                    var valid0 = _errs18 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.department !== void 0) {
                      let data9 = data.department, _errs21 = errors;
                      if (errors === errors)
                        if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
                          if (data9.id !== void 0) {
                            let data10 = data9.id, _errs24 = errors;
                            if (!(typeof data10 == "number" && isFinite(data10)))
                              return !1;
                            var valid7 = _errs24 === errors;
                          } else
                            var valid7 = !0;
                          if (valid7)
                            if (data9.name !== void 0) {
                              let _errs26 = errors;
                              if (typeof data9.name != "string")
                                return !1;
                              var valid7 = _errs26 === errors;
                            } else
                              var valid7 = !0;
                        } else
                          return !1;
                      var valid0 = _errs21 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0)
                      if (data.agent !== void 0) {
                        let data12 = data.agent, _errs28 = errors;
                        if (errors === errors)
                          if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
                            let missing1;
                            if (data12.id === void 0 && (missing1 = "id") || data12.name === void 0 && (missing1 = "name") || data12.email === void 0 && (missing1 = "email"))
                              return !1;
                            if (data12.id !== void 0) {
                              let _errs31 = errors;
                              if (typeof data12.id != "string")
                                return !1;
                              var valid9 = _errs31 === errors;
                            } else
                              var valid9 = !0;
                            if (valid9) {
                              if (data12.name !== void 0) {
                                let _errs33 = errors;
                                if (typeof data12.name != "string")
                                  return !1;
                                var valid9 = _errs33 === errors;
                              } else
                                var valid9 = !0;
                              if (valid9) {
                                if (data12.email !== void 0) {
                                  let _errs35 = errors;
                                  if (typeof data12.email != "string")
                                    return !1;
                                  var valid9 = _errs35 === errors;
                                } else
                                  var valid9 = !0;
                                if (valid9)
                                  if (data12.phone !== void 0) {
                                    let _errs37 = errors;
                                    if (typeof data12.phone != "string")
                                      return !1;
                                    var valid9 = _errs37 === errors;
                                  } else
                                    var valid9 = !0;
                              }
                            }
                          } else
                            return !1;
                        var valid0 = _errs28 === errors;
                      } else
                        var valid0 = !0;
                  }
                }
              }
            }
          }
        }
      }
    } else
      return !1;
  return errors === 0;
}
var checkOfflineMessageEventName = check_validate75;
function check_validate75(data) {
  let errors = 0;
  return typeof data != "string" || !(data === "offline_message" || data === "offline_messages") ? !1 : errors === 0;
}
var checkOfflineMessageEvent = check_validate76;
function check_validate76(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.event_name === void 0 && (missing0 = "event_name") || data.widget_id === void 0 && (missing0 = "widget_id") || data.visitor === void 0 && (missing0 = "visitor") || data.session === void 0 && (missing0 = "session") || data.page === void 0 && (missing0 = "page") || data.offline_message_id === void 0 && (missing0 = "offline_message_id") || data.message === void 0 && (missing0 = "message"))
        return !1;
      if (data.event_name !== void 0) {
        let data0 = data.event_name, _errs1 = errors;
        if (typeof data0 != "string" || !(data0 === "offline_message" || data0 === "offline_messages"))
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.widget_id !== void 0) {
          let _errs4 = errors;
          if (typeof data.widget_id != "string")
            return !1;
          var valid0 = _errs4 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.visitor !== void 0) {
            let _errs7 = errors;
            check_validate37(data.visitor) || errors++;
            var valid0 = _errs7 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.session !== void 0) {
              let _errs8 = errors;
              check_validate40(data.session) || errors++;
              var valid0 = _errs8 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.page !== void 0) {
                let data4 = data.page, _errs9 = errors;
                if (errors === errors)
                  if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                    if (data4.url !== void 0) {
                      let _errs12 = errors;
                      if (typeof data4.url != "string")
                        return !1;
                      var valid4 = _errs12 === errors;
                    } else
                      var valid4 = !0;
                    if (valid4)
                      if (data4.title !== void 0) {
                        let _errs14 = errors;
                        if (typeof data4.title != "string")
                          return !1;
                        var valid4 = _errs14 === errors;
                      } else
                        var valid4 = !0;
                  } else
                    return !1;
                var valid0 = _errs9 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.user_token !== void 0) {
                  let _errs16 = errors;
                  if (typeof data.user_token != "string")
                    return !1;
                  var valid0 = _errs16 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.offline_message_id !== void 0) {
                    let _errs19 = errors;
                    if (typeof data.offline_message_id != "string")
                      return !1;
                    var valid0 = _errs19 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.message !== void 0) {
                      let _errs21 = errors;
                      if (typeof data.message != "string")
                        return !1;
                      var valid0 = _errs21 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.chat_id !== void 0) {
                        var valid0 = !1;
                        return !1;
                      } else
                        var valid0 = !0;
                      if (valid0)
                        if (data.agent !== void 0) {
                          var valid0 = !1;
                          return !1;
                        } else
                          var valid0 = !0;
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return !1;
  return errors === 0;
}
var checkSignatureHeaders = check_validate79;
function check_validate79(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data["webhook-id"] !== void 0) {
        let _errs1 = errors;
        if (typeof data["webhook-id"] != "string")
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data["webhook-timestamp"] !== void 0) {
          let _errs3 = errors;
          if (typeof data["webhook-timestamp"] != "string")
            return !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0)
          if (data["webhook-signature"] !== void 0) {
            let _errs5 = errors;
            if (typeof data["webhook-signature"] != "string")
              return !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
      }
    } else
      return !1;
  return errors === 0;
}
var checkWebhookResult = check_validate80;
var check_pattern4 = new RegExp("^([Oo][Kk]|[Ff][Aa][Ii][Ll][Uu][Rr][Ee])$", "u");
function check_validate80(data) {
  let errors = 0;
  if (errors === 0)
    if (typeof data == "string") {
      if (!check_pattern4.test(data))
        return !1;
    } else
      return !1;
  return errors === 0;
}
var checkWebhookReply = check_validate81;
function check_validate81(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.result === void 0 && (missing0 = "result"))
        return !1;
      if (data.result !== void 0) {
        let data0 = data.result;
        if (errors === errors)
          if (typeof data0 == "string") {
            if (!check_pattern4.test(data0))
              return !1;
          } else
            return !1;
      }
    } else
      return !1;
  return errors === 0;
}
var collectReceiptTime = collect_validate21;
function collect_validate21(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return typeof data == "number" && isFinite(data) || (vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "number" }, message: "must be number" }), errors++), collect_validate21.errors = vErrors, errors === 0;
}
var collectFinishedChatWords = collect_validate22;
function collect_validate22(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return typeof data != "string" && (vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), collect_validate22.errors = vErrors, errors === 0;
}
var collectAgentChatMessage = collect_validate23;
function collect_validate23(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.timestamp === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "timestamp" }, message: "must have required property 'timestamp'" }), errors++), data.type === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" }), errors++), data.timestamp !== void 0) {
      let data0 = data.timestamp;
      typeof data0 == "number" && isFinite(data0) || (vErrors = add(vErrors, { instancePath: instancePath + "/timestamp", schemaPath: "#/$defs/ReceiptTime/type", keyword: "type", params: { type: "number" }, message: "must be number" }), errors++);
    }
    if (data.type !== void 0) {
      let data1 = data.type;
      typeof data1 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data1 !== "agent" && (vErrors = add(vErrors, { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "agent" }, message: "must be equal to constant" }), errors++);
    }
    if (data.agent_id !== void 0) {
      let data2 = data.agent_id;
      typeof data2 == "number" && isFinite(data2) || (vErrors = add(vErrors, { instancePath: instancePath + "/agent_id", schemaPath: "#/properties/agent_id/type", keyword: "type", params: { type: "number" }, message: "must be number" }), errors++);
    }
    data.message !== void 0 && typeof data.message != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/message", schemaPath: "#/$defs/FinishedChatWords/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.blacklisted !== void 0 && typeof data.blacklisted != "boolean" && (vErrors = add(vErrors, { instancePath: instancePath + "/blacklisted", schemaPath: "#/properties/blacklisted/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }), errors++);
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate23.errors = vErrors, errors === 0;
}
var collectAgentInfo = collect_validate24;
function collect_validate24(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return data && typeof data == "object" && !Array.isArray(data) ? (data.id === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" }), errors++), data.name === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" }), errors++), data.email === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "email" }, message: "must have required property 'email'" }), errors++), data.id !== void 0 && typeof data.id != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.name !== void 0 && typeof data.name != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.email !== void 0 && typeof data.email != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.phone !== void 0 && typeof data.phone != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++)) : (vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++), collect_validate24.errors = vErrors, errors === 0;
}
var collectCallType = collect_validate25, collect_schema38 = { type: "string", enum: ["callback", "incoming", "outgoing"] };
function collect_validate25(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return typeof data != "string" && (vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data === "callback" || data === "incoming" || data === "outgoing" || (vErrors = add(vErrors, { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: collect_schema38.enum }, message: "must be equal to one of the allowed values" }), errors++), collect_validate25.errors = vErrors, errors === 0;
}
var collectCallPhone = collect_validate26;
function collect_validate26(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return typeof data != "string" && (vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), collect_validate26.errors = vErrors, errors === 0;
}
var collectRunningCallStatus = collect_validate27, collect_schema40 = { type: "string", enum: ["start", "agent_connected", "client_connected"] };
function collect_validate27(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return typeof data != "string" && (vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data === "start" || data === "agent_connected" || data === "client_connected" || (vErrors = add(vErrors, { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: collect_schema40.enum }, message: "must be equal to one of the allowed values" }), errors++), collect_validate27.errors = vErrors, errors === 0;
}
var collectRunningCall = collect_validate28;
function collect_validate28(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" }), errors++), data.phone === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "phone" }, message: "must have required property 'phone'" }), errors++), data.status === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" }), errors++), data.type !== void 0) {
      let data0 = data.type;
      typeof data0 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/type", schemaPath: "#/$defs/CallType/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data0 === "callback" || data0 === "incoming" || data0 === "outgoing" || (vErrors = add(vErrors, { instancePath: instancePath + "/type", schemaPath: "#/$defs/CallType/enum", keyword: "enum", params: { allowedValues: collect_schema38.enum }, message: "must be equal to one of the allowed values" }), errors++);
    }
    if (data.phone !== void 0 && typeof data.phone != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/phone", schemaPath: "#/$defs/CallPhone/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.status !== void 0) {
      let data2 = data.status;
      typeof data2 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/status", schemaPath: "#/$defs/RunningCallStatus/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data2 === "start" || data2 === "agent_connected" || data2 === "client_connected" || (vErrors = add(vErrors, { instancePath: instancePath + "/status", schemaPath: "#/$defs/RunningCallStatus/enum", keyword: "enum", params: { allowedValues: collect_schema40.enum }, message: "must be equal to one of the allowed values" }), errors++);
    }
    data.reason !== void 0 && (vErrors = add(vErrors, { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/false schema", keyword: "false schema", params: {}, message: "boolean schema is false" }), errors++), data.record_url !== void 0 && (vErrors = add(vErrors, { instancePath: instancePath + "/record_url", schemaPath: "#/properties/record_url/false schema", keyword: "false schema", params: {}, message: "boolean schema is false" }), errors++);
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate28.errors = vErrors, errors === 0;
}
var collectEndedCall = collect_validate29;
function collect_validate29(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" }), errors++), data.phone === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "phone" }, message: "must have required property 'phone'" }), errors++), data.status === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" }), errors++), data.type !== void 0) {
      let data0 = data.type;
      typeof data0 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/type", schemaPath: "#/$defs/CallType/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data0 === "callback" || data0 === "incoming" || data0 === "outgoing" || (vErrors = add(vErrors, { instancePath: instancePath + "/type", schemaPath: "#/$defs/CallType/enum", keyword: "enum", params: { allowedValues: collect_schema38.enum }, message: "must be equal to one of the allowed values" }), errors++);
    }
    if (data.phone !== void 0 && typeof data.phone != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/phone", schemaPath: "#/$defs/CallPhone/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.status !== void 0) {
      let data2 = data.status;
      typeof data2 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data2 !== "end" && (vErrors = add(vErrors, { instancePath: instancePath + "/status", schemaPath: "#/properties/status/const", keyword: "const", params: { allowedValue: "end" }, message: "must be equal to constant" }), errors++);
    }
    data.record_url !== void 0 && typeof data.record_url != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/record_url", schemaPath: "#/properties/record_url/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.reason !== void 0 && (vErrors = add(vErrors, { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/false schema", keyword: "false schema", params: {}, message: "boolean schema is false" }), errors++);
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate29.errors = vErrors, errors === 0;
}
var collectFailedCall = collect_validate30;
function collect_validate30(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" }), errors++), data.phone === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "phone" }, message: "must have required property 'phone'" }), errors++), data.status === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" }), errors++), data.type !== void 0) {
      let data0 = data.type;
      typeof data0 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/type", schemaPath: "#/$defs/CallType/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data0 === "callback" || data0 === "incoming" || data0 === "outgoing" || (vErrors = add(vErrors, { instancePath: instancePath + "/type", schemaPath: "#/$defs/CallType/enum", keyword: "enum", params: { allowedValues: collect_schema38.enum }, message: "must be equal to one of the allowed values" }), errors++);
    }
    if (data.phone !== void 0 && typeof data.phone != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/phone", schemaPath: "#/$defs/CallPhone/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.status !== void 0) {
      let data2 = data.status;
      typeof data2 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data2 !== "error" && (vErrors = add(vErrors, { instancePath: instancePath + "/status", schemaPath: "#/properties/status/const", keyword: "const", params: { allowedValue: "error" }, message: "must be equal to constant" }), errors++);
    }
    data.reason !== void 0 && typeof data.reason != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.record_url !== void 0 && typeof data.record_url != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/record_url", schemaPath: "#/properties/record_url/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate30.errors = vErrors, errors === 0;
}
var collectCall = collect_validate31, collect_schema51 = { type: "object", required: ["status"], properties: { status: { enum: ["start", "agent_connected", "client_connected", "end", "error"] } }, "x-tag": { path: ["status"], values: [["start", "agent_connected", "client_connected"], ["end"], ["error"]] }, "x-branches": [{ $ref: "#/$defs/RunningCall" }, { $ref: "#/$defs/EndedCall" }, { $ref: "#/$defs/FailedCall" }] };
function collect_validate31(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.status === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" }), errors++), data.status !== void 0) {
      let data0 = data.status;
      data0 === "start" || data0 === "agent_connected" || data0 === "client_connected" || data0 === "end" || data0 === "error" || (vErrors = add(vErrors, { instancePath: instancePath + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: collect_schema51.properties.status.enum }, message: "must be equal to one of the allowed values" }), errors++);
    }
    let tag0 = data?.status;
    tag0 === "start" || tag0 === "agent_connected" || tag0 === "client_connected" ? collect_validate28(data, instancePath) || (vErrors = vErrors === null ? collect_validate28.errors : vErrors.concat(collect_validate28.errors), errors = vErrors.length) : tag0 === "end" ? collect_validate29(data, instancePath) || (vErrors = vErrors === null ? collect_validate29.errors : vErrors.concat(collect_validate29.errors), errors = vErrors.length) : tag0 === "error" && (collect_validate30(data, instancePath) || (vErrors = vErrors === null ? collect_validate30.errors : vErrors.concat(collect_validate30.errors), errors = vErrors.length));
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate31.errors = vErrors, errors === 0;
}
var collectWidgetId = collect_validate35;
function collect_validate35(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return typeof data != "string" && (vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), collect_validate35.errors = vErrors, errors === 0;
}
var collectSocialNetworks = collect_validate36;
function collect_validate36(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return data && typeof data == "object" && !Array.isArray(data) || (vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++), collect_validate36.errors = vErrors, errors === 0;
}
var collectVisitor = collect_validate37;
function collect_validate37(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.number === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "number" }, message: "must have required property 'number'" }), errors++), data.description === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "description" }, message: "must have required property 'description'" }), errors++), data.chats_count === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "chats_count" }, message: "must have required property 'chats_count'" }), errors++), data.name !== void 0 && typeof data.name != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.email !== void 0 && typeof data.email != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.phone !== void 0 && typeof data.phone != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.number !== void 0 && typeof data.number != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/number", schemaPath: "#/properties/number/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.description !== void 0 && typeof data.description != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.social !== void 0) {
      let data5 = data.social;
      data5 && typeof data5 == "object" && !Array.isArray(data5) || (vErrors = add(vErrors, { instancePath: instancePath + "/social", schemaPath: "#/$defs/SocialNetworks/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++);
    }
    if (data.chats_count !== void 0) {
      let data6 = data.chats_count;
      typeof data6 == "number" && isFinite(data6) || (vErrors = add(vErrors, { instancePath: instancePath + "/chats_count", schemaPath: "#/properties/chats_count/type", keyword: "type", params: { type: "number" }, message: "must be number" }), errors++);
    }
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate37.errors = vErrors, errors === 0;
}
var collectGeoIp = collect_validate38;
function collect_validate38(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return data && typeof data == "object" && !Array.isArray(data) ? (data.region_code !== void 0 && typeof data.region_code != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/region_code", schemaPath: "#/properties/region_code/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.country !== void 0 && typeof data.country != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/country", schemaPath: "#/properties/country/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.country_code !== void 0 && typeof data.country_code != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/country_code", schemaPath: "#/properties/country_code/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.region !== void 0 && typeof data.region != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/region", schemaPath: "#/properties/region/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.city !== void 0 && typeof data.city != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/city", schemaPath: "#/properties/city/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.latitude !== void 0 && typeof data.latitude != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/latitude", schemaPath: "#/properties/latitude/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.longitude !== void 0 && typeof data.longitude != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/longitude", schemaPath: "#/properties/longitude/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.organization !== void 0 && typeof data.organization != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/organization", schemaPath: "#/properties/organization/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++)) : (vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++), collect_validate38.errors = vErrors, errors === 0;
}
var collectUtmTags = collect_validate39;
function collect_validate39(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return data && typeof data == "object" && !Array.isArray(data) ? (data.source !== void 0 && typeof data.source != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/source", schemaPath: "#/properties/source/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.campaign !== void 0 && typeof data.campaign != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/campaign", schemaPath: "#/properties/campaign/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.content !== void 0 && typeof data.content != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/content", schemaPath: "#/properties/content/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.medium !== void 0 && typeof data.medium != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/medium", schemaPath: "#/properties/medium/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.term !== void 0 && typeof data.term != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/term", schemaPath: "#/properties/term/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++)) : (vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++), collect_validate39.errors = vErrors, errors === 0;
}
var collectSession = collect_validate40;
function collect_validate40(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.geoip !== void 0) {
      let data0 = data.geoip;
      data0 && typeof data0 == "object" && !Array.isArray(data0) ? (data0.region_code !== void 0 && typeof data0.region_code != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/geoip/region_code", schemaPath: "#/$defs/GeoIp/properties/region_code/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data0.country !== void 0 && typeof data0.country != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/geoip/country", schemaPath: "#/$defs/GeoIp/properties/country/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data0.country_code !== void 0 && typeof data0.country_code != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/geoip/country_code", schemaPath: "#/$defs/GeoIp/properties/country_code/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data0.region !== void 0 && typeof data0.region != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/geoip/region", schemaPath: "#/$defs/GeoIp/properties/region/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data0.city !== void 0 && typeof data0.city != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/geoip/city", schemaPath: "#/$defs/GeoIp/properties/city/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data0.latitude !== void 0 && typeof data0.latitude != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/geoip/latitude", schemaPath: "#/$defs/GeoIp/properties/latitude/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data0.longitude !== void 0 && typeof data0.longitude != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/geoip/longitude", schemaPath: "#/$defs/GeoIp/properties/longitude/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data0.organization !== void 0 && typeof data0.organization != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/geoip/organization", schemaPath: "#/$defs/GeoIp/properties/organization/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++)) : (vErrors = add(vErrors, { instancePath: instancePath + "/geoip", schemaPath: "#/$defs/GeoIp/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++);
    }
    if (data.utm !== void 0 && typeof data.utm != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/utm", schemaPath: "#/properties/utm/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.utm_json !== void 0) {
      let data10 = data.utm_json;
      data10 && typeof data10 == "object" && !Array.isArray(data10) ? (data10.source !== void 0 && typeof data10.source != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/utm_json/source", schemaPath: "#/$defs/UtmTags/properties/source/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data10.campaign !== void 0 && typeof data10.campaign != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/utm_json/campaign", schemaPath: "#/$defs/UtmTags/properties/campaign/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data10.content !== void 0 && typeof data10.content != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/utm_json/content", schemaPath: "#/$defs/UtmTags/properties/content/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data10.medium !== void 0 && typeof data10.medium != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/utm_json/medium", schemaPath: "#/$defs/UtmTags/properties/medium/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data10.term !== void 0 && typeof data10.term != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/utm_json/term", schemaPath: "#/$defs/UtmTags/properties/term/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++)) : (vErrors = add(vErrors, { instancePath: instancePath + "/utm_json", schemaPath: "#/$defs/UtmTags/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++);
    }
    data.ip_addr !== void 0 && typeof data.ip_addr != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/ip_addr", schemaPath: "#/properties/ip_addr/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.user_agent !== void 0 && typeof data.user_agent != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/user_agent", schemaPath: "#/properties/user_agent/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate40.errors = vErrors, errors === 0;
}
var collectPageInfo = collect_validate41;
function collect_validate41(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return data && typeof data == "object" && !Array.isArray(data) ? (data.url !== void 0 && typeof data.url != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/url", schemaPath: "#/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.title !== void 0 && typeof data.title != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++)) : (vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++), collect_validate41.errors = vErrors, errors === 0;
}
var collectChatNumber = collect_validate42;
function collect_validate42(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return typeof data == "number" && isFinite(data) || (vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "number" }, message: "must be number" }), errors++), collect_validate42.errors = vErrors, errors === 0;
}
var collectDepartment = collect_validate43;
function collect_validate43(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id !== void 0) {
      let data0 = data.id;
      typeof data0 == "number" && isFinite(data0) || (vErrors = add(vErrors, { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "number" }, message: "must be number" }), errors++);
    }
    data.name !== void 0 && typeof data.name != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate43.errors = vErrors, errors === 0;
}
var collectCallEvent = collect_validate44;
function collect_validate44(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.event_name === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "event_name" }, message: "must have required property 'event_name'" }), errors++), data.widget_id === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "widget_id" }, message: "must have required property 'widget_id'" }), errors++), data.visitor === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "visitor" }, message: "must have required property 'visitor'" }), errors++), data.session === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "session" }, message: "must have required property 'session'" }), errors++), data.page === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "page" }, message: "must have required property 'page'" }), errors++), data.chat_id === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "chat_id" }, message: "must have required property 'chat_id'" }), errors++), data.agent === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "agent" }, message: "must have required property 'agent'" }), errors++), data.call === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "call" }, message: "must have required property 'call'" }), errors++), data.event_name !== void 0) {
      let data0 = data.event_name;
      typeof data0 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/event_name", schemaPath: "#/properties/event_name/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data0 !== "call_event" && (vErrors = add(vErrors, { instancePath: instancePath + "/event_name", schemaPath: "#/properties/event_name/const", keyword: "const", params: { allowedValue: "call_event" }, message: "must be equal to constant" }), errors++);
    }
    if (data.widget_id !== void 0 && typeof data.widget_id != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/widget_id", schemaPath: "#/$defs/WidgetId/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.visitor !== void 0 && (collect_validate37(data.visitor, instancePath + "/visitor") || (vErrors = vErrors === null ? collect_validate37.errors : vErrors.concat(collect_validate37.errors), errors = vErrors.length)), data.session !== void 0 && (collect_validate40(data.session, instancePath + "/session") || (vErrors = vErrors === null ? collect_validate40.errors : vErrors.concat(collect_validate40.errors), errors = vErrors.length)), data.page !== void 0) {
      let data4 = data.page;
      data4 && typeof data4 == "object" && !Array.isArray(data4) ? (data4.url !== void 0 && typeof data4.url != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/page/url", schemaPath: "#/$defs/PageInfo/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data4.title !== void 0 && typeof data4.title != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/page/title", schemaPath: "#/$defs/PageInfo/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++)) : (vErrors = add(vErrors, { instancePath: instancePath + "/page", schemaPath: "#/$defs/PageInfo/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++);
    }
    if (data.chat_id !== void 0) {
      let data7 = data.chat_id;
      typeof data7 == "number" && isFinite(data7) || (vErrors = add(vErrors, { instancePath: instancePath + "/chat_id", schemaPath: "#/$defs/ChatNumber/type", keyword: "type", params: { type: "number" }, message: "must be number" }), errors++);
    }
    if (data.agent !== void 0) {
      let data8 = data.agent;
      data8 && typeof data8 == "object" && !Array.isArray(data8) ? (data8.id === void 0 && (vErrors = add(vErrors, { instancePath: instancePath + "/agent", schemaPath: "#/$defs/AgentInfo/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" }), errors++), data8.name === void 0 && (vErrors = add(vErrors, { instancePath: instancePath + "/agent", schemaPath: "#/$defs/AgentInfo/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" }), errors++), data8.email === void 0 && (vErrors = add(vErrors, { instancePath: instancePath + "/agent", schemaPath: "#/$defs/AgentInfo/required", keyword: "required", params: { missingProperty: "email" }, message: "must have required property 'email'" }), errors++), data8.id !== void 0 && typeof data8.id != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/agent/id", schemaPath: "#/$defs/AgentInfo/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data8.name !== void 0 && typeof data8.name != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/agent/name", schemaPath: "#/$defs/AgentInfo/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data8.email !== void 0 && typeof data8.email != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/agent/email", schemaPath: "#/$defs/AgentInfo/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data8.phone !== void 0 && typeof data8.phone != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/agent/phone", schemaPath: "#/$defs/AgentInfo/properties/phone/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++)) : (vErrors = add(vErrors, { instancePath: instancePath + "/agent", schemaPath: "#/$defs/AgentInfo/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++);
    }
    if (data.department !== void 0) {
      let data13 = data.department;
      if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
        if (data13.id !== void 0) {
          let data14 = data13.id;
          typeof data14 == "number" && isFinite(data14) || (vErrors = add(vErrors, { instancePath: instancePath + "/department/id", schemaPath: "#/$defs/Department/properties/id/type", keyword: "type", params: { type: "number" }, message: "must be number" }), errors++);
        }
        data13.name !== void 0 && typeof data13.name != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/department/name", schemaPath: "#/$defs/Department/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
      } else
        vErrors = add(vErrors, { instancePath: instancePath + "/department", schemaPath: "#/$defs/Department/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
    }
    data.call !== void 0 && (collect_validate31(data.call, instancePath + "/call") || (vErrors = vErrors === null ? collect_validate31.errors : vErrors.concat(collect_validate31.errors), errors = vErrors.length));
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate44.errors = vErrors, errors === 0;
}
var collectUserToken = collect_validate48;
function collect_validate48(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return typeof data != "string" && (vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), collect_validate48.errors = vErrors, errors === 0;
}
var collectChatAcceptedEvent = collect_validate49;
function collect_validate49(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.event_name === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "event_name" }, message: "must have required property 'event_name'" }), errors++), data.widget_id === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "widget_id" }, message: "must have required property 'widget_id'" }), errors++), data.visitor === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "visitor" }, message: "must have required property 'visitor'" }), errors++), data.session === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "session" }, message: "must have required property 'session'" }), errors++), data.page === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "page" }, message: "must have required property 'page'" }), errors++), data.chat_id === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "chat_id" }, message: "must have required property 'chat_id'" }), errors++), data.agent === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "agent" }, message: "must have required property 'agent'" }), errors++), data.event_name !== void 0) {
      let data0 = data.event_name;
      typeof data0 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/event_name", schemaPath: "#/properties/event_name/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data0 !== "chat_accepted" && (vErrors = add(vErrors, { instancePath: instancePath + "/event_name", schemaPath: "#/properties/event_name/const", keyword: "const", params: { allowedValue: "chat_accepted" }, message: "must be equal to constant" }), errors++);
    }
    if (data.widget_id !== void 0 && typeof data.widget_id != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/widget_id", schemaPath: "#/$defs/WidgetId/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.visitor !== void 0 && (collect_validate37(data.visitor, instancePath + "/visitor") || (vErrors = vErrors === null ? collect_validate37.errors : vErrors.concat(collect_validate37.errors), errors = vErrors.length)), data.session !== void 0 && (collect_validate40(data.session, instancePath + "/session") || (vErrors = vErrors === null ? collect_validate40.errors : vErrors.concat(collect_validate40.errors), errors = vErrors.length)), data.page !== void 0) {
      let data4 = data.page;
      data4 && typeof data4 == "object" && !Array.isArray(data4) ? (data4.url !== void 0 && typeof data4.url != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/page/url", schemaPath: "#/$defs/PageInfo/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data4.title !== void 0 && typeof data4.title != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/page/title", schemaPath: "#/$defs/PageInfo/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++)) : (vErrors = add(vErrors, { instancePath: instancePath + "/page", schemaPath: "#/$defs/PageInfo/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++);
    }
    if (data.user_token !== void 0 && typeof data.user_token != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/user_token", schemaPath: "#/$defs/UserToken/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.chat_id !== void 0) {
      let data8 = data.chat_id;
      typeof data8 == "number" && isFinite(data8) || (vErrors = add(vErrors, { instancePath: instancePath + "/chat_id", schemaPath: "#/$defs/ChatNumber/type", keyword: "type", params: { type: "number" }, message: "must be number" }), errors++);
    }
    if (data.department !== void 0) {
      let data9 = data.department;
      if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
        if (data9.id !== void 0) {
          let data10 = data9.id;
          typeof data10 == "number" && isFinite(data10) || (vErrors = add(vErrors, { instancePath: instancePath + "/department/id", schemaPath: "#/$defs/Department/properties/id/type", keyword: "type", params: { type: "number" }, message: "must be number" }), errors++);
        }
        data9.name !== void 0 && typeof data9.name != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/department/name", schemaPath: "#/$defs/Department/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
      } else
        vErrors = add(vErrors, { instancePath: instancePath + "/department", schemaPath: "#/$defs/Department/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
    }
    if (data.agent !== void 0) {
      let data12 = data.agent;
      data12 && typeof data12 == "object" && !Array.isArray(data12) ? (data12.id === void 0 && (vErrors = add(vErrors, { instancePath: instancePath + "/agent", schemaPath: "#/$defs/AgentInfo/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" }), errors++), data12.name === void 0 && (vErrors = add(vErrors, { instancePath: instancePath + "/agent", schemaPath: "#/$defs/AgentInfo/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" }), errors++), data12.email === void 0 && (vErrors = add(vErrors, { instancePath: instancePath + "/agent", schemaPath: "#/$defs/AgentInfo/required", keyword: "required", params: { missingProperty: "email" }, message: "must have required property 'email'" }), errors++), data12.id !== void 0 && typeof data12.id != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/agent/id", schemaPath: "#/$defs/AgentInfo/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data12.name !== void 0 && typeof data12.name != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/agent/name", schemaPath: "#/$defs/AgentInfo/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data12.email !== void 0 && typeof data12.email != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/agent/email", schemaPath: "#/$defs/AgentInfo/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data12.phone !== void 0 && typeof data12.phone != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/agent/phone", schemaPath: "#/$defs/AgentInfo/properties/phone/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++)) : (vErrors = add(vErrors, { instancePath: instancePath + "/agent", schemaPath: "#/$defs/AgentInfo/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++);
    }
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate49.errors = vErrors, errors === 0;
}
var collectCustomField = collect_validate52;
function collect_validate52(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return data && typeof data == "object" && !Array.isArray(data) ? (data.content !== void 0 && typeof data.content != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/content", schemaPath: "#/properties/content/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.title !== void 0 && typeof data.title != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.link !== void 0 && typeof data.link != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/link", schemaPath: "#/properties/link/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.key !== void 0 && typeof data.key != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/key", schemaPath: "#/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++)) : (vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++), collect_validate52.errors = vErrors, errors === 0;
}
var collectCustomFields = collect_validate53;
function collect_validate53(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (Array.isArray(data)) {
    let len0 = data.length;
    for (let i0 = 0; i0 < len0 && errors < 50; i0++) {
      let data0 = data[i0];
      data0 && typeof data0 == "object" && !Array.isArray(data0) ? (data0.content !== void 0 && typeof data0.content != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/" + i0 + "/content", schemaPath: "#/$defs/CustomField/properties/content/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data0.title !== void 0 && typeof data0.title != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/" + i0 + "/title", schemaPath: "#/$defs/CustomField/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data0.link !== void 0 && typeof data0.link != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/" + i0 + "/link", schemaPath: "#/$defs/CustomField/properties/link/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data0.key !== void 0 && typeof data0.key != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/" + i0 + "/key", schemaPath: "#/$defs/CustomField/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++)) : (vErrors = add(vErrors, { instancePath: instancePath + "/" + i0, schemaPath: "#/$defs/CustomField/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++);
    }
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }), errors++;
  return collect_validate53.errors = vErrors, errors === 0;
}
var collectSuppliedContact = collect_validate54;
function collect_validate54(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return data && typeof data == "object" && !Array.isArray(data) ? (data.name === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" }), errors++), data.name !== void 0 && typeof data.name != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.phone !== void 0 && typeof data.phone != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.email !== void 0 && typeof data.email != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++)) : (vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++), collect_validate54.errors = vErrors, errors === 0;
}
var collectSuppliedPage = collect_validate55;
function collect_validate55(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return data && typeof data == "object" && !Array.isArray(data) ? (data.url === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "url" }, message: "must have required property 'url'" }), errors++), data.url !== void 0 && typeof data.url != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/url", schemaPath: "#/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.title !== void 0 && typeof data.title != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++)) : (vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++), collect_validate55.errors = vErrors, errors === 0;
}
var collectChatAcceptedReply = collect_validate56;
function collect_validate56(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.result === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "result" }, message: "must have required property 'result'" }), errors++), data.result !== void 0 && typeof data.result != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/result", schemaPath: "#/properties/result/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.custom_data !== void 0 && (collect_validate53(data.custom_data, instancePath + "/custom_data") || (vErrors = vErrors === null ? collect_validate53.errors : vErrors.concat(collect_validate53.errors), errors = vErrors.length)), data.contact_info !== void 0) {
      let data2 = data.contact_info;
      data2 && typeof data2 == "object" && !Array.isArray(data2) ? (data2.name === void 0 && (vErrors = add(vErrors, { instancePath: instancePath + "/contact_info", schemaPath: "#/$defs/SuppliedContact/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" }), errors++), data2.name !== void 0 && typeof data2.name != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/contact_info/name", schemaPath: "#/$defs/SuppliedContact/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data2.phone !== void 0 && typeof data2.phone != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/contact_info/phone", schemaPath: "#/$defs/SuppliedContact/properties/phone/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data2.email !== void 0 && typeof data2.email != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/contact_info/email", schemaPath: "#/$defs/SuppliedContact/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++)) : (vErrors = add(vErrors, { instancePath: instancePath + "/contact_info", schemaPath: "#/$defs/SuppliedContact/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++);
    }
    if (data.enable_assign !== void 0 && typeof data.enable_assign != "boolean" && (vErrors = add(vErrors, { instancePath: instancePath + "/enable_assign", schemaPath: "#/properties/enable_assign/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }), errors++), data.crm_link !== void 0 && typeof data.crm_link != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/crm_link", schemaPath: "#/properties/crm_link/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.page !== void 0) {
      let data8 = data.page;
      data8 && typeof data8 == "object" && !Array.isArray(data8) ? (data8.url === void 0 && (vErrors = add(vErrors, { instancePath: instancePath + "/page", schemaPath: "#/$defs/SuppliedPage/required", keyword: "required", params: { missingProperty: "url" }, message: "must have required property 'url'" }), errors++), data8.url !== void 0 && typeof data8.url != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/page/url", schemaPath: "#/$defs/SuppliedPage/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data8.title !== void 0 && typeof data8.title != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/page/title", schemaPath: "#/$defs/SuppliedPage/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++)) : (vErrors = add(vErrors, { instancePath: instancePath + "/page", schemaPath: "#/$defs/SuppliedPage/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++);
    }
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate56.errors = vErrors, errors === 0;
}
var collectChatAssignedEvent = collect_validate58;
function collect_validate58(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.event_name === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "event_name" }, message: "must have required property 'event_name'" }), errors++), data.widget_id === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "widget_id" }, message: "must have required property 'widget_id'" }), errors++), data.visitor === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "visitor" }, message: "must have required property 'visitor'" }), errors++), data.session === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "session" }, message: "must have required property 'session'" }), errors++), data.page === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "page" }, message: "must have required property 'page'" }), errors++), data.chat_id === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "chat_id" }, message: "must have required property 'chat_id'" }), errors++), data.agent === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "agent" }, message: "must have required property 'agent'" }), errors++), data.assign_to === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "assign_to" }, message: "must have required property 'assign_to'" }), errors++), data.event_name !== void 0) {
      let data0 = data.event_name;
      typeof data0 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/event_name", schemaPath: "#/properties/event_name/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data0 !== "chat_assigned" && (vErrors = add(vErrors, { instancePath: instancePath + "/event_name", schemaPath: "#/properties/event_name/const", keyword: "const", params: { allowedValue: "chat_assigned" }, message: "must be equal to constant" }), errors++);
    }
    if (data.widget_id !== void 0 && typeof data.widget_id != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/widget_id", schemaPath: "#/$defs/WidgetId/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.visitor !== void 0 && (collect_validate37(data.visitor, instancePath + "/visitor") || (vErrors = vErrors === null ? collect_validate37.errors : vErrors.concat(collect_validate37.errors), errors = vErrors.length)), data.session !== void 0 && (collect_validate40(data.session, instancePath + "/session") || (vErrors = vErrors === null ? collect_validate40.errors : vErrors.concat(collect_validate40.errors), errors = vErrors.length)), data.page !== void 0) {
      let data4 = data.page;
      data4 && typeof data4 == "object" && !Array.isArray(data4) ? (data4.url !== void 0 && typeof data4.url != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/page/url", schemaPath: "#/$defs/PageInfo/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data4.title !== void 0 && typeof data4.title != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/page/title", schemaPath: "#/$defs/PageInfo/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++)) : (vErrors = add(vErrors, { instancePath: instancePath + "/page", schemaPath: "#/$defs/PageInfo/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++);
    }
    if (data.user_token !== void 0 && typeof data.user_token != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/user_token", schemaPath: "#/$defs/UserToken/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.chat_id !== void 0) {
      let data8 = data.chat_id;
      typeof data8 == "number" && isFinite(data8) || (vErrors = add(vErrors, { instancePath: instancePath + "/chat_id", schemaPath: "#/$defs/ChatNumber/type", keyword: "type", params: { type: "number" }, message: "must be number" }), errors++);
    }
    if (data.department !== void 0) {
      let data9 = data.department;
      if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
        if (data9.id !== void 0) {
          let data10 = data9.id;
          typeof data10 == "number" && isFinite(data10) || (vErrors = add(vErrors, { instancePath: instancePath + "/department/id", schemaPath: "#/$defs/Department/properties/id/type", keyword: "type", params: { type: "number" }, message: "must be number" }), errors++);
        }
        data9.name !== void 0 && typeof data9.name != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/department/name", schemaPath: "#/$defs/Department/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
      } else
        vErrors = add(vErrors, { instancePath: instancePath + "/department", schemaPath: "#/$defs/Department/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
    }
    if (data.agent !== void 0) {
      let data12 = data.agent;
      data12 && typeof data12 == "object" && !Array.isArray(data12) ? (data12.id === void 0 && (vErrors = add(vErrors, { instancePath: instancePath + "/agent", schemaPath: "#/$defs/AgentInfo/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" }), errors++), data12.name === void 0 && (vErrors = add(vErrors, { instancePath: instancePath + "/agent", schemaPath: "#/$defs/AgentInfo/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" }), errors++), data12.email === void 0 && (vErrors = add(vErrors, { instancePath: instancePath + "/agent", schemaPath: "#/$defs/AgentInfo/required", keyword: "required", params: { missingProperty: "email" }, message: "must have required property 'email'" }), errors++), data12.id !== void 0 && typeof data12.id != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/agent/id", schemaPath: "#/$defs/AgentInfo/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data12.name !== void 0 && typeof data12.name != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/agent/name", schemaPath: "#/$defs/AgentInfo/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data12.email !== void 0 && typeof data12.email != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/agent/email", schemaPath: "#/$defs/AgentInfo/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data12.phone !== void 0 && typeof data12.phone != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/agent/phone", schemaPath: "#/$defs/AgentInfo/properties/phone/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++)) : (vErrors = add(vErrors, { instancePath: instancePath + "/agent", schemaPath: "#/$defs/AgentInfo/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++);
    }
    data.assign_to !== void 0 && typeof data.assign_to != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/assign_to", schemaPath: "#/properties/assign_to/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate58.errors = vErrors, errors === 0;
}
var collectVisitorChatMessage = collect_validate61;
function collect_validate61(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.timestamp === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "timestamp" }, message: "must have required property 'timestamp'" }), errors++), data.type === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" }), errors++), data.timestamp !== void 0) {
      let data0 = data.timestamp;
      typeof data0 == "number" && isFinite(data0) || (vErrors = add(vErrors, { instancePath: instancePath + "/timestamp", schemaPath: "#/$defs/ReceiptTime/type", keyword: "type", params: { type: "number" }, message: "must be number" }), errors++);
    }
    if (data.type !== void 0) {
      let data1 = data.type;
      typeof data1 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data1 !== "visitor" && (vErrors = add(vErrors, { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "visitor" }, message: "must be equal to constant" }), errors++);
    }
    data.message !== void 0 && typeof data.message != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/message", schemaPath: "#/$defs/FinishedChatWords/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.blacklisted !== void 0 && typeof data.blacklisted != "boolean" && (vErrors = add(vErrors, { instancePath: instancePath + "/blacklisted", schemaPath: "#/properties/blacklisted/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }), errors++), data.agent_id !== void 0 && (vErrors = add(vErrors, { instancePath: instancePath + "/agent_id", schemaPath: "#/properties/agent_id/false schema", keyword: "false schema", params: {}, message: "boolean schema is false" }), errors++);
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate61.errors = vErrors, errors === 0;
}
var collectFinishedChatMessage = collect_validate62, collect_schema96 = { type: "object", required: ["type"], properties: { type: { enum: ["visitor", "agent"] } }, "x-tag": { path: ["type"], values: [["visitor"], ["agent"]] }, "x-branches": [{ $ref: "#/$defs/VisitorChatMessage" }, { $ref: "#/$defs/AgentChatMessage" }] };
function collect_validate62(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" }), errors++), data.type !== void 0) {
      let data0 = data.type;
      data0 === "visitor" || data0 === "agent" || (vErrors = add(vErrors, { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: collect_schema96.properties.type.enum }, message: "must be equal to one of the allowed values" }), errors++);
    }
    let tag0 = data?.type;
    tag0 === "visitor" ? collect_validate61(data, instancePath) || (vErrors = vErrors === null ? collect_validate61.errors : vErrors.concat(collect_validate61.errors), errors = vErrors.length) : tag0 === "agent" && (collect_validate23(data, instancePath) || (vErrors = vErrors === null ? collect_validate23.errors : vErrors.concat(collect_validate23.errors), errors = vErrors.length));
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate62.errors = vErrors, errors === 0;
}
var collectChatRate = collect_validate65, collect_schema97 = { type: ["string", "null"], enum: ["positive", "negative", null] };
function collect_validate65(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return typeof data != "string" && data !== null && (vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: collect_schema97.type }, message: "must be string,null" }), errors++), data === "positive" || data === "negative" || data === null || (vErrors = add(vErrors, { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: collect_schema97.enum }, message: "must be equal to one of the allowed values" }), errors++), collect_validate65.errors = vErrors, errors === 0;
}
var collectFinishedChat = collect_validate66;
function collect_validate66(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.messages === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "messages" }, message: "must have required property 'messages'" }), errors++), data.rate === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "rate" }, message: "must have required property 'rate'" }), errors++), data.blacklisted === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "blacklisted" }, message: "must have required property 'blacklisted'" }), errors++), data.messages !== void 0) {
      let data0 = data.messages;
      if (Array.isArray(data0)) {
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < 50; i0++)
          collect_validate62(data0[i0], instancePath + "/messages/" + i0) || (vErrors = vErrors === null ? collect_validate62.errors : vErrors.concat(collect_validate62.errors), errors = vErrors.length);
      } else
        vErrors = add(vErrors, { instancePath: instancePath + "/messages", schemaPath: "#/properties/messages/type", keyword: "type", params: { type: "array" }, message: "must be array" }), errors++;
    }
    if (data.rate !== void 0) {
      let data2 = data.rate;
      typeof data2 != "string" && data2 !== null && (vErrors = add(vErrors, { instancePath: instancePath + "/rate", schemaPath: "#/$defs/ChatRate/type", keyword: "type", params: { type: collect_schema97.type }, message: "must be string,null" }), errors++), data2 === "positive" || data2 === "negative" || data2 === null || (vErrors = add(vErrors, { instancePath: instancePath + "/rate", schemaPath: "#/$defs/ChatRate/enum", keyword: "enum", params: { allowedValues: collect_schema97.enum }, message: "must be equal to one of the allowed values" }), errors++);
    }
    data.blacklisted !== void 0 && typeof data.blacklisted != "boolean" && (vErrors = add(vErrors, { instancePath: instancePath + "/blacklisted", schemaPath: "#/properties/blacklisted/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }), errors++);
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate66.errors = vErrors, errors === 0;
}
var collectChatFinishedEvent = collect_validate68;
function collect_validate68(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.event_name === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "event_name" }, message: "must have required property 'event_name'" }), errors++), data.widget_id === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "widget_id" }, message: "must have required property 'widget_id'" }), errors++), data.visitor === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "visitor" }, message: "must have required property 'visitor'" }), errors++), data.session === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "session" }, message: "must have required property 'session'" }), errors++), data.page === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "page" }, message: "must have required property 'page'" }), errors++), data.chat_id === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "chat_id" }, message: "must have required property 'chat_id'" }), errors++), data.agents === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "agents" }, message: "must have required property 'agents'" }), errors++), data.chat === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "chat" }, message: "must have required property 'chat'" }), errors++), data.event_name !== void 0) {
      let data0 = data.event_name;
      typeof data0 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/event_name", schemaPath: "#/properties/event_name/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data0 !== "chat_finished" && (vErrors = add(vErrors, { instancePath: instancePath + "/event_name", schemaPath: "#/properties/event_name/const", keyword: "const", params: { allowedValue: "chat_finished" }, message: "must be equal to constant" }), errors++);
    }
    if (data.widget_id !== void 0 && typeof data.widget_id != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/widget_id", schemaPath: "#/$defs/WidgetId/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.visitor !== void 0 && (collect_validate37(data.visitor, instancePath + "/visitor") || (vErrors = vErrors === null ? collect_validate37.errors : vErrors.concat(collect_validate37.errors), errors = vErrors.length)), data.session !== void 0 && (collect_validate40(data.session, instancePath + "/session") || (vErrors = vErrors === null ? collect_validate40.errors : vErrors.concat(collect_validate40.errors), errors = vErrors.length)), data.page !== void 0) {
      let data4 = data.page;
      data4 && typeof data4 == "object" && !Array.isArray(data4) ? (data4.url !== void 0 && typeof data4.url != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/page/url", schemaPath: "#/$defs/PageInfo/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data4.title !== void 0 && typeof data4.title != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/page/title", schemaPath: "#/$defs/PageInfo/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++)) : (vErrors = add(vErrors, { instancePath: instancePath + "/page", schemaPath: "#/$defs/PageInfo/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++);
    }
    if (data.user_token !== void 0 && typeof data.user_token != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/user_token", schemaPath: "#/$defs/UserToken/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.chat_id !== void 0) {
      let data8 = data.chat_id;
      typeof data8 == "number" && isFinite(data8) || (vErrors = add(vErrors, { instancePath: instancePath + "/chat_id", schemaPath: "#/$defs/ChatNumber/type", keyword: "type", params: { type: "number" }, message: "must be number" }), errors++);
    }
    if (data.department !== void 0) {
      let data9 = data.department;
      if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
        if (data9.id !== void 0) {
          let data10 = data9.id;
          typeof data10 == "number" && isFinite(data10) || (vErrors = add(vErrors, { instancePath: instancePath + "/department/id", schemaPath: "#/$defs/Department/properties/id/type", keyword: "type", params: { type: "number" }, message: "must be number" }), errors++);
        }
        data9.name !== void 0 && typeof data9.name != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/department/name", schemaPath: "#/$defs/Department/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
      } else
        vErrors = add(vErrors, { instancePath: instancePath + "/department", schemaPath: "#/$defs/Department/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
    }
    if (data.agents !== void 0) {
      let data12 = data.agents;
      if (Array.isArray(data12)) {
        let len0 = data12.length;
        for (let i0 = 0; i0 < len0 && errors < 50; i0++) {
          let data13 = data12[i0];
          data13 && typeof data13 == "object" && !Array.isArray(data13) ? (data13.id === void 0 && (vErrors = add(vErrors, { instancePath: instancePath + "/agents/" + i0, schemaPath: "#/$defs/AgentInfo/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" }), errors++), data13.name === void 0 && (vErrors = add(vErrors, { instancePath: instancePath + "/agents/" + i0, schemaPath: "#/$defs/AgentInfo/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" }), errors++), data13.email === void 0 && (vErrors = add(vErrors, { instancePath: instancePath + "/agents/" + i0, schemaPath: "#/$defs/AgentInfo/required", keyword: "required", params: { missingProperty: "email" }, message: "must have required property 'email'" }), errors++), data13.id !== void 0 && typeof data13.id != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/agents/" + i0 + "/id", schemaPath: "#/$defs/AgentInfo/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data13.name !== void 0 && typeof data13.name != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/agents/" + i0 + "/name", schemaPath: "#/$defs/AgentInfo/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data13.email !== void 0 && typeof data13.email != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/agents/" + i0 + "/email", schemaPath: "#/$defs/AgentInfo/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data13.phone !== void 0 && typeof data13.phone != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/agents/" + i0 + "/phone", schemaPath: "#/$defs/AgentInfo/properties/phone/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++)) : (vErrors = add(vErrors, { instancePath: instancePath + "/agents/" + i0, schemaPath: "#/$defs/AgentInfo/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++);
        }
      } else
        vErrors = add(vErrors, { instancePath: instancePath + "/agents", schemaPath: "#/properties/agents/type", keyword: "type", params: { type: "array" }, message: "must be array" }), errors++;
    }
    data.chat !== void 0 && (collect_validate66(data.chat, instancePath + "/chat") || (vErrors = vErrors === null ? collect_validate66.errors : vErrors.concat(collect_validate66.errors), errors = vErrors.length));
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate68.errors = vErrors, errors === 0;
}
var collectChatUpdatedEvent = collect_validate72;
function collect_validate72(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.event_name === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "event_name" }, message: "must have required property 'event_name'" }), errors++), data.widget_id === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "widget_id" }, message: "must have required property 'widget_id'" }), errors++), data.visitor === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "visitor" }, message: "must have required property 'visitor'" }), errors++), data.session === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "session" }, message: "must have required property 'session'" }), errors++), data.page === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "page" }, message: "must have required property 'page'" }), errors++), data.chat_id === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "chat_id" }, message: "must have required property 'chat_id'" }), errors++), data.agent === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "agent" }, message: "must have required property 'agent'" }), errors++), data.event_name !== void 0) {
      let data0 = data.event_name;
      typeof data0 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/event_name", schemaPath: "#/properties/event_name/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data0 !== "chat_updated" && (vErrors = add(vErrors, { instancePath: instancePath + "/event_name", schemaPath: "#/properties/event_name/const", keyword: "const", params: { allowedValue: "chat_updated" }, message: "must be equal to constant" }), errors++);
    }
    if (data.widget_id !== void 0 && typeof data.widget_id != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/widget_id", schemaPath: "#/$defs/WidgetId/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.visitor !== void 0 && (collect_validate37(data.visitor, instancePath + "/visitor") || (vErrors = vErrors === null ? collect_validate37.errors : vErrors.concat(collect_validate37.errors), errors = vErrors.length)), data.session !== void 0 && (collect_validate40(data.session, instancePath + "/session") || (vErrors = vErrors === null ? collect_validate40.errors : vErrors.concat(collect_validate40.errors), errors = vErrors.length)), data.page !== void 0) {
      let data4 = data.page;
      data4 && typeof data4 == "object" && !Array.isArray(data4) ? (data4.url !== void 0 && typeof data4.url != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/page/url", schemaPath: "#/$defs/PageInfo/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data4.title !== void 0 && typeof data4.title != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/page/title", schemaPath: "#/$defs/PageInfo/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++)) : (vErrors = add(vErrors, { instancePath: instancePath + "/page", schemaPath: "#/$defs/PageInfo/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++);
    }
    if (data.user_token !== void 0 && typeof data.user_token != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/user_token", schemaPath: "#/$defs/UserToken/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.chat_id !== void 0) {
      let data8 = data.chat_id;
      typeof data8 == "number" && isFinite(data8) || (vErrors = add(vErrors, { instancePath: instancePath + "/chat_id", schemaPath: "#/$defs/ChatNumber/type", keyword: "type", params: { type: "number" }, message: "must be number" }), errors++);
    }
    if (data.department !== void 0) {
      let data9 = data.department;
      if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
        if (data9.id !== void 0) {
          let data10 = data9.id;
          typeof data10 == "number" && isFinite(data10) || (vErrors = add(vErrors, { instancePath: instancePath + "/department/id", schemaPath: "#/$defs/Department/properties/id/type", keyword: "type", params: { type: "number" }, message: "must be number" }), errors++);
        }
        data9.name !== void 0 && typeof data9.name != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/department/name", schemaPath: "#/$defs/Department/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
      } else
        vErrors = add(vErrors, { instancePath: instancePath + "/department", schemaPath: "#/$defs/Department/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
    }
    if (data.agent !== void 0) {
      let data12 = data.agent;
      data12 && typeof data12 == "object" && !Array.isArray(data12) ? (data12.id === void 0 && (vErrors = add(vErrors, { instancePath: instancePath + "/agent", schemaPath: "#/$defs/AgentInfo/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" }), errors++), data12.name === void 0 && (vErrors = add(vErrors, { instancePath: instancePath + "/agent", schemaPath: "#/$defs/AgentInfo/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" }), errors++), data12.email === void 0 && (vErrors = add(vErrors, { instancePath: instancePath + "/agent", schemaPath: "#/$defs/AgentInfo/required", keyword: "required", params: { missingProperty: "email" }, message: "must have required property 'email'" }), errors++), data12.id !== void 0 && typeof data12.id != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/agent/id", schemaPath: "#/$defs/AgentInfo/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data12.name !== void 0 && typeof data12.name != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/agent/name", schemaPath: "#/$defs/AgentInfo/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data12.email !== void 0 && typeof data12.email != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/agent/email", schemaPath: "#/$defs/AgentInfo/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data12.phone !== void 0 && typeof data12.phone != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/agent/phone", schemaPath: "#/$defs/AgentInfo/properties/phone/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++)) : (vErrors = add(vErrors, { instancePath: instancePath + "/agent", schemaPath: "#/$defs/AgentInfo/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++);
    }
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate72.errors = vErrors, errors === 0;
}
var collectOfflineMessageEventName = collect_validate75, collect_schema114 = { type: "string", enum: ["offline_message", "offline_messages"] };
function collect_validate75(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return typeof data != "string" && (vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data === "offline_message" || data === "offline_messages" || (vErrors = add(vErrors, { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: collect_schema114.enum }, message: "must be equal to one of the allowed values" }), errors++), collect_validate75.errors = vErrors, errors === 0;
}
var collectOfflineMessageEvent = collect_validate76;
function collect_validate76(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.event_name === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "event_name" }, message: "must have required property 'event_name'" }), errors++), data.widget_id === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "widget_id" }, message: "must have required property 'widget_id'" }), errors++), data.visitor === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "visitor" }, message: "must have required property 'visitor'" }), errors++), data.session === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "session" }, message: "must have required property 'session'" }), errors++), data.page === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "page" }, message: "must have required property 'page'" }), errors++), data.offline_message_id === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "offline_message_id" }, message: "must have required property 'offline_message_id'" }), errors++), data.message === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" }), errors++), data.event_name !== void 0) {
      let data0 = data.event_name;
      typeof data0 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/event_name", schemaPath: "#/$defs/OfflineMessageEventName/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data0 === "offline_message" || data0 === "offline_messages" || (vErrors = add(vErrors, { instancePath: instancePath + "/event_name", schemaPath: "#/$defs/OfflineMessageEventName/enum", keyword: "enum", params: { allowedValues: collect_schema114.enum }, message: "must be equal to one of the allowed values" }), errors++);
    }
    if (data.widget_id !== void 0 && typeof data.widget_id != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/widget_id", schemaPath: "#/$defs/WidgetId/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.visitor !== void 0 && (collect_validate37(data.visitor, instancePath + "/visitor") || (vErrors = vErrors === null ? collect_validate37.errors : vErrors.concat(collect_validate37.errors), errors = vErrors.length)), data.session !== void 0 && (collect_validate40(data.session, instancePath + "/session") || (vErrors = vErrors === null ? collect_validate40.errors : vErrors.concat(collect_validate40.errors), errors = vErrors.length)), data.page !== void 0) {
      let data4 = data.page;
      data4 && typeof data4 == "object" && !Array.isArray(data4) ? (data4.url !== void 0 && typeof data4.url != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/page/url", schemaPath: "#/$defs/PageInfo/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data4.title !== void 0 && typeof data4.title != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/page/title", schemaPath: "#/$defs/PageInfo/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++)) : (vErrors = add(vErrors, { instancePath: instancePath + "/page", schemaPath: "#/$defs/PageInfo/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++);
    }
    data.user_token !== void 0 && typeof data.user_token != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/user_token", schemaPath: "#/$defs/UserToken/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.offline_message_id !== void 0 && typeof data.offline_message_id != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/offline_message_id", schemaPath: "#/properties/offline_message_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.message !== void 0 && typeof data.message != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.chat_id !== void 0 && (vErrors = add(vErrors, { instancePath: instancePath + "/chat_id", schemaPath: "#/properties/chat_id/false schema", keyword: "false schema", params: {}, message: "boolean schema is false" }), errors++), data.agent !== void 0 && (vErrors = add(vErrors, { instancePath: instancePath + "/agent", schemaPath: "#/properties/agent/false schema", keyword: "false schema", params: {}, message: "boolean schema is false" }), errors++);
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate76.errors = vErrors, errors === 0;
}
var collectSignatureHeaders = collect_validate79;
function collect_validate79(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return data && typeof data == "object" && !Array.isArray(data) ? (data["webhook-id"] !== void 0 && typeof data["webhook-id"] != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/webhook-id", schemaPath: "#/properties/webhook-id/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data["webhook-timestamp"] !== void 0 && typeof data["webhook-timestamp"] != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/webhook-timestamp", schemaPath: "#/properties/webhook-timestamp/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data["webhook-signature"] !== void 0 && typeof data["webhook-signature"] != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/webhook-signature", schemaPath: "#/properties/webhook-signature/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++)) : (vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++), collect_validate79.errors = vErrors, errors === 0;
}
var collectWebhookResult = collect_validate80;
var collect_pattern4 = new RegExp("^([Oo][Kk]|[Ff][Aa][Ii][Ll][Uu][Rr][Ee])$", "u");
function collect_validate80(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return typeof data == "string" ? collect_pattern4.test(data) || (vErrors = add(vErrors, { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^([Oo][Kk]|[Ff][Aa][Ii][Ll][Uu][Rr][Ee])$" }, message: 'must match pattern "^([Oo][Kk]|[Ff][Aa][Ii][Ll][Uu][Rr][Ee])$"' }), errors++) : (vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), collect_validate80.errors = vErrors, errors === 0;
}
var collectWebhookReply = collect_validate81;
function collect_validate81(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.result === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "result" }, message: "must have required property 'result'" }), errors++), data.result !== void 0) {
      let data0 = data.result;
      typeof data0 == "string" ? collect_pattern4.test(data0) || (vErrors = add(vErrors, { instancePath: instancePath + "/result", schemaPath: "#/$defs/WebhookResult/pattern", keyword: "pattern", params: { pattern: "^([Oo][Kk]|[Ff][Aa][Ii][Ll][Uu][Rr][Ee])$" }, message: 'must match pattern "^([Oo][Kk]|[Ff][Aa][Ii][Ll][Uu][Rr][Ee])$"' }), errors++) : (vErrors = add(vErrors, { instancePath: instancePath + "/result", schemaPath: "#/$defs/WebhookResult/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
    }
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate81.errors = vErrors, errors === 0;
}
var validateReceiptTime = /* @__PURE__ */ validator(checkReceiptTime, collectReceiptTime), validateFinishedChatWords = /* @__PURE__ */ validator(checkFinishedChatWords, collectFinishedChatWords), validateAgentChatMessage = /* @__PURE__ */ validator(checkAgentChatMessage, collectAgentChatMessage), validateAgentInfo = /* @__PURE__ */ validator(checkAgentInfo, collectAgentInfo), validateCallType = /* @__PURE__ */ validator(checkCallType, collectCallType), validateCallPhone = /* @__PURE__ */ validator(checkCallPhone, collectCallPhone), validateRunningCallStatus = /* @__PURE__ */ validator(checkRunningCallStatus, collectRunningCallStatus), validateRunningCall = /* @__PURE__ */ validator(checkRunningCall, collectRunningCall), validateEndedCall = /* @__PURE__ */ validator(checkEndedCall, collectEndedCall), validateFailedCall = /* @__PURE__ */ validator(checkFailedCall, collectFailedCall), validateCall = /* @__PURE__ */ validator(checkCall, collectCall), validateWidgetId = /* @__PURE__ */ validator(checkWidgetId, collectWidgetId), validateSocialNetworks = /* @__PURE__ */ validator(checkSocialNetworks, collectSocialNetworks), validateVisitor = /* @__PURE__ */ validator(checkVisitor, collectVisitor), validateGeoIp = /* @__PURE__ */ validator(checkGeoIp, collectGeoIp), validateUtmTags = /* @__PURE__ */ validator(checkUtmTags, collectUtmTags), validateSession = /* @__PURE__ */ validator(checkSession, collectSession), validatePageInfo = /* @__PURE__ */ validator(checkPageInfo, collectPageInfo), validateChatNumber = /* @__PURE__ */ validator(checkChatNumber, collectChatNumber), validateDepartment = /* @__PURE__ */ validator(checkDepartment, collectDepartment), validateCallEvent = /* @__PURE__ */ validator(checkCallEvent, collectCallEvent), validateUserToken = /* @__PURE__ */ validator(checkUserToken, collectUserToken), validateChatAcceptedEvent = /* @__PURE__ */ validator(checkChatAcceptedEvent, collectChatAcceptedEvent), validateCustomField = /* @__PURE__ */ validator(checkCustomField, collectCustomField), validateCustomFields = /* @__PURE__ */ validator(checkCustomFields, collectCustomFields), validateSuppliedContact = /* @__PURE__ */ validator(checkSuppliedContact, collectSuppliedContact), validateSuppliedPage = /* @__PURE__ */ validator(checkSuppliedPage, collectSuppliedPage), validateChatAcceptedReply = /* @__PURE__ */ validator(checkChatAcceptedReply, collectChatAcceptedReply), validateChatAssignedEvent = /* @__PURE__ */ validator(checkChatAssignedEvent, collectChatAssignedEvent), validateVisitorChatMessage = /* @__PURE__ */ validator(checkVisitorChatMessage, collectVisitorChatMessage), validateFinishedChatMessage = /* @__PURE__ */ validator(checkFinishedChatMessage, collectFinishedChatMessage), validateChatRate = /* @__PURE__ */ validator(checkChatRate, collectChatRate), validateFinishedChat = /* @__PURE__ */ validator(checkFinishedChat, collectFinishedChat), validateChatFinishedEvent = /* @__PURE__ */ validator(checkChatFinishedEvent, collectChatFinishedEvent), validateChatUpdatedEvent = /* @__PURE__ */ validator(checkChatUpdatedEvent, collectChatUpdatedEvent), validateOfflineMessageEventName = /* @__PURE__ */ validator(checkOfflineMessageEventName, collectOfflineMessageEventName), validateOfflineMessageEvent = /* @__PURE__ */ validator(checkOfflineMessageEvent, collectOfflineMessageEvent), validateSignatureHeaders = /* @__PURE__ */ validator(checkSignatureHeaders, collectSignatureHeaders), validateWebhookResult = /* @__PURE__ */ validator(checkWebhookResult, collectWebhookResult), validateWebhookReply = /* @__PURE__ */ validator(checkWebhookReply, collectWebhookReply);
export {
  validateAgentChatMessage,
  validateAgentInfo,
  validateCall,
  validateCallEvent,
  validateCallPhone,
  validateCallType,
  validateChatAcceptedEvent,
  validateChatAcceptedReply,
  validateChatAssignedEvent,
  validateChatFinishedEvent,
  validateChatNumber,
  validateChatRate,
  validateChatUpdatedEvent,
  validateCustomField,
  validateCustomFields,
  validateDepartment,
  validateEndedCall,
  validateFailedCall,
  validateFinishedChat,
  validateFinishedChatMessage,
  validateFinishedChatWords,
  validateGeoIp,
  validateOfflineMessageEvent,
  validateOfflineMessageEventName,
  validatePageInfo,
  validateReceiptTime,
  validateRunningCall,
  validateRunningCallStatus,
  validateSession,
  validateSignatureHeaders,
  validateSocialNetworks,
  validateSuppliedContact,
  validateSuppliedPage,
  validateUserToken,
  validateUtmTags,
  validateVisitor,
  validateVisitorChatMessage,
  validateWebhookReply,
  validateWebhookResult,
  validateWidgetId
};
